import type { GrupoDeMenu } from '@vetlume/dominio/menu'
import { ROTA_INICIAL } from '@vetlume/dominio/rotas'
import type { UsuarioDaSessao } from '@vetlume/dominio/sessao'
import { useSessao } from '../../lib/use-sessao.ts'
import { Botao } from '../../ui/botao.tsx'
import { Elo } from '../../ui/elo.tsx'
import { Gaveta } from '../../ui/gaveta.tsx'
import { Icone } from '../../ui/icones/icone.tsx'
import { Texto } from '../../ui/texto.tsx'
import estilos from './menu-gaveta.module.css'
import { MenuLateral } from './menu-lateral.tsx'
import { MINHA_EMPRESA, veMinhaEmpresa } from './minha-empresa.ts'

export interface GavetaDeMenuProps {
  usuario: UsuarioDaSessao
  grupos: readonly GrupoDeMenu[]
  aoFechar: () => void
  aoAbrirAparencia: () => void
}

/** The menu over the page: on tablets and phones always, on a desktop when chosen. Says who is in, and where. */
export function GavetaDeMenu({ usuario, grupos, aoFechar, aoAbrirAparencia }: GavetaDeMenuProps) {
  const { cliente, clinica } = useSessao()
  const lugar = (cliente ?? clinica)?.nome
  return (
    <Gaveta rotulo="Menu" lado="esquerda" largura="min(19rem, 86vw)" aoFechar={aoFechar}>
      <div className={estilos.dentro}>
        <div className={estilos.quem}>
          <Texto className={estilos.nome}>{usuario.nome}</Texto>
          {lugar !== undefined && (
            <Texto tamanho="pequeno" secundario>
              {lugar}
            </Texto>
          )}
          {veMinhaEmpresa(cliente) && (
            <Elo {...MINHA_EMPRESA} onClick={aoFechar} className={estilos.elo}>
              Minha empresa
            </Elo>
          )}
        </div>
        {grupos.length > 0 ? (
          <MenuLateral grupos={grupos} aoNavegar={aoFechar} />
        ) : (
          <Texto secundario className={estilos.semMenu}>
            Tudo o que você usa começa no{' '}
            <Elo to={ROTA_INICIAL} onClick={aoFechar}>
              painel
            </Elo>
            . A agenda e a busca ficam na barra de cima.
          </Texto>
        )}
        <Botao
          color="secondary"
          startIcon={<Icone nome="palette" />}
          onClick={aoAbrirAparencia}
          className={estilos.aparencia}
        >
          Aparência
        </Botao>
      </div>
    </Gaveta>
  )
}
