import { Link } from '@tanstack/react-router'
import { PRODUTO } from '@vetlume/dominio/produto'
import { ROTA_INICIAL } from '@vetlume/dominio/rotas'
import type { UsuarioDaSessao } from '@vetlume/dominio/sessao'
import type { ReactNode } from 'react'
import { usePode } from '../../lib/use-pode.ts'
import { BotaoSemDica } from '../../ui/botao-sem-dica.tsx'
import { Dica } from '../../ui/dica.tsx'
import { BotaoIconeElo } from '../../ui/elo.tsx'
import { Icone } from '../../ui/icones/icone.tsx'
import { Marca } from '../../ui/marca.tsx'
import { TrocaDeContexto } from './troca-de-contexto.tsx'
import estilos from './barra-superior.module.css'

export interface BarraSuperiorProps {
  usuario: UsuarioDaSessao
  /** The horizontal menu has nothing to open or close. */
  menu: { aberto: boolean; alternar: () => void } | null
  aoAbrirAparencia: () => void
  aoAbrirAtalhos: () => void
  aoTrocarContexto: () => void
  aoSair: () => void
  /** Quick actions that other areas add: search, notifications. */
  acoes?: ReactNode
}

const iniciais = (nome: string) =>
  nome
    .split(' ')
    .filter(Boolean)
    .map(([letra]) => letra)
    .filter((_, indice, todas) => indice === 0 || indice === todas.length - 1)
    .join('')
    .toUpperCase()

export function BarraSuperior({
  usuario,
  menu,
  aoAbrirAparencia,
  aoAbrirAtalhos,
  aoTrocarContexto,
  aoSair,
  acoes,
}: BarraSuperiorProps) {
  return (
    <header className={estilos.barra}>
      {menu !== null && (
        <Dica texto={menu.aberto ? 'Recolher menu' : 'Abrir menu'}>
          <BotaoSemDica
            onClick={menu.alternar}
            aria-label={menu.aberto ? 'Recolher menu' : 'Abrir menu'}
            aria-expanded={menu.aberto}
            edge="start"
          >
            <Icone nome="menu" />
          </BotaoSemDica>
        </Dica>
      )}
      <Link to={ROTA_INICIAL} aria-label={`${PRODUTO.nome}: início`} className={estilos.marca}>
        <Marca tamanho={26} />
      </Link>
      <TrocaDeContexto usuario={usuario} aoTrocar={aoTrocarContexto} />
      {acoes}
      {usePode('agenda:ler') && (
        <Dica texto="Agenda">
          <BotaoIconeElo to="/agenda/agenda-atendimento" aria-label="Agenda">
            <Icone nome="calendar-month" />
          </BotaoIconeElo>
        </Dica>
      )}
      <Dica texto="Atalhos do teclado">
        <BotaoSemDica onClick={aoAbrirAtalhos} aria-label="Atalhos do teclado" className={estilos.atalhos}>
          <Icone nome="keyboard" />
        </BotaoSemDica>
      </Dica>
      <Dica texto="Aparência">
        {/* On a phone it is in the menu: seven buttons and a mark do not fit 320 px. */}
        <BotaoSemDica onClick={aoAbrirAparencia} aria-label="Aparência" className={estilos.aparencia}>
          <Icone nome="palette" />
        </BotaoSemDica>
      </Dica>
      <Dica texto="Minha conta">
        <Link to="/conta" aria-label={`${usuario.nome}: minha conta`} className={estilos.conta}>
          <span className={estilos.iniciais}>{iniciais(usuario.nome)}</span>
          <span className={estilos.nome}>{usuario.nome}</span>
        </Link>
      </Dica>
      <Dica texto="Sair">
        <BotaoSemDica onClick={aoSair} aria-label="Sair" edge="end">
          <Icone nome="logout" />
        </BotaoSemDica>
      </Dica>
    </header>
  )
}
