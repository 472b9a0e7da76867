import { useRef, useState } from 'react'
import { Flutuante } from '../../../ui/flutuante.tsx'
import { Busca } from '../../../ui/formulario/busca.tsx'
import { AreaDeTexto } from '../../../ui/formulario/area-de-texto.tsx'
import { Entrada } from '../../../ui/formulario/entrada.tsx'
import { useOpcoesLocais } from '../../../ui/formulario/use-opcoes-locais.ts'
import { BotaoDeIcone } from '../../../ui/botao-de-icone.tsx'
import { Icone } from '../../../ui/icones/icone.tsx'
import { idDoLugar } from './ids-dos-lugares.ts'
import { useOficina, useProblema } from './oficina.ts'
import estilos from './campo-com-variaveis.module.css'

interface EscolhaProps {
  caminho: string
  ancora: HTMLElement
  aoEscolher: (nome: string) => void
  aoFechar: () => void
}

/** A searchable list of the variables that this model may cite. */
function EscolhaDeVariavel({ caminho, ancora, aoEscolher, aoFechar }: EscolhaProps) {
  const { busca } = useOpcoesLocais(
    useOficina()
      .variaveis(caminho)
      .map(({ rotulo, nome }) => ({ codigo: nome, nome: rotulo, detalhe: `{{${nome}}}` })),
  )
  return (
    <Flutuante ancora={ancora} rotulo="Procurar variável" alinhado="end" className={estilos.busca} aoFechar={aoFechar}>
      <Busca
        {...busca}
        rotulo="Procurar variável"
        focar
        valor={null}
        aoEscolher={(variavel) => variavel !== null && aoEscolher(variavel.codigo)}
      />
    </Flutuante>
  )
}

export interface CampoComVariaveisProps {
  caminho: string
  rotulo: string
  valor: string
  maximo: number
  /** More than one line: how many are seen at first. */
  linhas?: number
  ajuda?: string
  aoMudar: (valor: string) => void
}

function BotaoDeVariavel({ rotulo, aoAbrir }: { rotulo: string; aoAbrir: (ancora: HTMLElement) => void }) {
  return (
    <BotaoDeIcone
      size="small"
      rotulo={`Inserir variável em ${rotulo}`}
      dica="Inserir variável"
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => aoAbrir(currentTarget)}
    >
      <Icone nome="data-object" tamanho="pequeno" />
    </BotaoDeIcone>
  )
}

/** Plain text in which variables are written `{{assim}}`, typed or chosen from a list. */
export function CampoComVariaveis({ caminho, rotulo, valor, maximo, linhas, ajuda, aoMudar }: CampoComVariaveisProps) {
  const problema = useProblema(caminho)
  const campo = useRef<HTMLInputElement | HTMLTextAreaElement>(null)
  const [ancora, definirAncora] = useState<HTMLElement | null>(null)
  const inserir = (nome: string) => {
    const elemento = campo.current
    const inicio = elemento?.selectionStart ?? valor.length
    const fim = elemento?.selectionEnd ?? inicio
    const variavel = `{{${nome}}}`
    aoMudar((valor.slice(0, inicio) + variavel + valor.slice(fim)).slice(0, maximo))
    definirAncora(null)
    setTimeout(() => {
      elemento?.focus()
      elemento?.setSelectionRange(inicio + variavel.length, inicio + variavel.length)
    }, 0)
  }
  const guardar = (elemento: HTMLInputElement | HTMLTextAreaElement | null) => {
    campo.current = elemento
  }
  const comuns = {
    id: idDoLugar(caminho),
    rotulo,
    ajuda: problema ?? ajuda,
    erro: problema !== undefined,
    maxLength: maximo,
    autoComplete: 'off',
    value: valor,
    depois: <BotaoDeVariavel rotulo={rotulo} aoAbrir={definirAncora} />,
  }
  return (
    <>
      {linhas === undefined ? (
        <Entrada {...comuns} ref={guardar} onChange={({ target }) => aoMudar(target.value)} />
      ) : (
        <AreaDeTexto
          {...comuns}
          linhas={linhas}
          referencia={guardar}
          onChange={({ target }) => aoMudar(target.value)}
        />
      )}
      {ancora !== null && (
        <EscolhaDeVariavel
          caminho={caminho}
          ancora={ancora}
          aoEscolher={inserir}
          aoFechar={() => definirAncora(null)}
        />
      )}
    </>
  )
}
