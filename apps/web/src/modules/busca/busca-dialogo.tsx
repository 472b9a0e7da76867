import { useNavigate } from '@tanstack/react-router'
import type { Perfil } from '@vetlume/dominio/menu'
import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { mensagemDoErro } from '../../lib/erro-de-api.ts'
import { TELEFONE, useMedia } from '../../lib/use-media.ts'
import { BotaoSemDica } from '../../ui/botao-sem-dica.tsx'
import { Icone } from '../../ui/icones/icone.tsx'
import { JanelaNua } from '../../ui/sobrepostos/janela-nua.tsx'
import estilos from './busca-dialogo.module.css'
import { CampoDaBusca } from './campo-da-busca.tsx'
import { ListaDeOpcoes } from './lista-de-opcoes.tsx'
import { useOpcoesDaBusca, type Opcao } from './opcoes.ts'
import { Giro } from '../../ui/giro.tsx'

const LISTA = 'busca-opcoes'

function Situacao({ texto, nada, erro }: { texto: string; nada: boolean; erro: unknown }) {
  const aviso =
    erro !== null
      ? mensagemDoErro(erro)
      : nada && texto.trim() !== ''
        ? `Nada encontrado para “${texto.trim()}”. Tente parte do nome, o CPF, o telefone ou o número.`
        : ''
  return (
    <div role="status" className={aviso === '' ? undefined : estilos.aviso}>
      {aviso}
    </div>
  )
}

export interface BuscaDialogoProps {
  perfis: readonly Perfil[]
  texto: string
  aoDigitar: (texto: string) => void
  aoFechar: () => void
}

/** One field that finds records, screens and actions; arrows choose, Enter goes. */
export function BuscaDialogo({ perfis, texto, aoDigitar, aoFechar }: BuscaDialogoProps) {
  const telefone = useMedia(TELEFONE)
  const navegar = useNavigate()
  const [posicao, definirPosicao] = useState(0)
  const { grupos, erro, procurando } = useOpcoesDaBusca(texto, perfis)
  const opcoes = grupos.flatMap((grupo) => grupo.opcoes)
  const atual = Math.min(posicao, opcoes.length - 1)
  const marcada = opcoes[atual]

  const ir = ({ to, search = {} }: Opcao) => {
    aoFechar()
    void navegar({ to, search })
  }
  const aoTeclar = (evento: KeyboardEvent) => {
    const passos: Partial<Record<string, number>> = { ArrowDown: atual + 1, ArrowUp: atual - 1 }
    const alvo = passos[evento.key]
    if (alvo !== undefined && opcoes.length > 0) {
      evento.preventDefault()
      definirPosicao((alvo + opcoes.length) % opcoes.length)
    }
    // Enter while the answer of an earlier text is on screen would open what was not asked for.
    if (evento.key === 'Enter' && marcada !== undefined && !procurando) ir(marcada)
  }

  return (
    <JanelaNua rotulo="Buscar" aoFechar={aoFechar}>
      <CampoDaBusca
        texto={texto}
        aoDigitar={(novo) => {
          aoDigitar(novo)
          definirPosicao(0)
        }}
        role="combobox"
        aria-expanded={opcoes.length > 0}
        aria-controls={LISTA}
        aria-autocomplete="list"
        {...(marcada === undefined ? {} : { 'aria-activedescendant': marcada.id })}
        onKeyDown={aoTeclar}
      >
        {procurando && <Giro rotulo="Procurando" naLinha />}
        {telefone && (
          <BotaoSemDica onClick={aoFechar} aria-label="Fechar" edge="end">
            <Icone nome="close" />
          </BotaoSemDica>
        )}
      </CampoDaBusca>
      <ListaDeOpcoes id={LISTA} grupos={grupos} marcada={marcada?.id} aoEscolher={ir} />
      <Situacao texto={texto} nada={opcoes.length === 0 && !procurando} erro={erro} />
    </JanelaNua>
  )
}
