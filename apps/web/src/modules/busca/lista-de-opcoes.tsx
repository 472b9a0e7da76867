import { useEffect, useRef } from 'react'
import type { NomeDoIcone } from '../../ui/icones/nomes.ts'
import estilos from './lista-de-opcoes.module.css'
import type { GrupoDeOpcoes, Opcao } from './opcoes.ts'
import { Icone } from '../../ui/icones/icone.tsx'

const ICONES: Readonly<Record<GrupoDeOpcoes['id'], NomeDoIcone>> = {
  exatos: 'tag',
  animal: 'pets',
  tutor: 'person',
  atendimento: 'medical-services',
  laudo: 'description',
  parceiro: 'local-hospital',
  cliente: 'apartment',
  usuario: 'manage-accounts',
  telas: 'web-asset',
  acoes: 'add',
}

interface LinhaProps {
  opcao: Opcao
  icone: NomeDoIcone
  marcada: boolean
  aoEscolher: (opcao: Opcao) => void
}

function Linha({ opcao, icone, marcada, aoEscolher }: LinhaProps) {
  const elemento = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (marcada) elemento.current?.scrollIntoView({ block: 'nearest' })
  }, [marcada])
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field above has the keys
    <div
      ref={elemento}
      id={opcao.id}
      role="option"
      aria-selected={marcada}
      onClick={() => aoEscolher(opcao)}
      className={estilos.linha}
    >
      <Icone nome={icone} tamanho={20} tom="secundario" />
      <div className={estilos.palavras}>
        <div className={estilos.titulo}>{opcao.titulo}</div>
        {opcao.detalhe !== '' && <div className={estilos.detalhe}>{opcao.detalhe}</div>}
      </div>
    </div>
  )
}

interface ListaDeOpcoesProps {
  id: string
  grupos: readonly GrupoDeOpcoes[]
  marcada: string | undefined
  aoEscolher: (opcao: Opcao) => void
}

export function ListaDeOpcoes({ id, grupos, marcada, aoEscolher }: ListaDeOpcoesProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Resultados"
      className={grupos.length === 0 ? undefined : estilos.resultados}
    >
      {grupos.map(({ id: grupo, rotulo, opcoes }) => (
        <div key={grupo} role="group" aria-label={rotulo}>
          <div aria-hidden className={estilos.grupo}>
            {rotulo}
          </div>
          {opcoes.map((opcao) => (
            <Linha
              key={opcao.id}
              opcao={opcao}
              icone={ICONES[grupo]}
              marcada={opcao.id === marcada}
              aoEscolher={aoEscolher}
            />
          ))}
        </div>
      ))}
    </div>
  )
}
