import type { ConteudoDoLaudo } from '@vetlume/dominio/laudo'
import {
  dizerCorpo,
  ROTULO_DA_SITUACAO,
  secaoCorrespondente,
  temAvaliacao,
  temOQueTrazer,
  textoPlano,
} from '@vetlume/dominio/laudo'
import { EstadoVazio } from '../../../ui/estados.tsx'

const LETRAS = 140

export interface Marcados {
  secoes: string[]
  medidas: boolean
  conclusao: boolean
}

interface Oferta {
  id: string
  titulo: string
  resumo: string
  /** Somebody already wrote it in this laudo: it is only changed when asked for. */
  escrita: boolean
}

const resumir = (texto: string) => (texto.length > LETRAS ? `${texto.slice(0, LETRAS).trimEnd()}…` : texto)

/** Sections of this laudo for which an earlier one has a text. */
export function oQueTrazer({ secoes }: ConteudoDoLaudo, anterior: ConteudoDoLaudo): Oferta[] {
  return secoes.flatMap((secao): Oferta[] => {
    const antes = secaoCorrespondente(secao, anterior.secoes)
    if (!temOQueTrazer(antes)) return []
    const situacao = antes.situacao === null ? '' : `${ROTULO_DA_SITUACAO[antes.situacao]}: `
    return [
      {
        id: secao.id,
        titulo: secao.titulo,
        resumo: resumir(
          situacao + [textoPlano(antes.texto), ...dizerCorpo(antes.corpo).map(({ texto }) => texto)].join(' '),
        ),
        escrita: secao.confirmada === true && temAvaliacao(secao),
      },
    ]
  })
}

interface OpcaoProps {
  marcada: boolean
  rotulo: string
  nota: string
  aoMudar: (marcada: boolean) => void
}

function Opcao({ marcada, rotulo, nota, aoMudar }: OpcaoProps) {
  return (
    <label>
      <input type="checkbox" checked={marcada} onChange={({ target }) => aoMudar(target.checked)} />
      <span>{rotulo}</span>
      <small>{nota}</small>
    </label>
  )
}

export interface OQueTrazerProps {
  ofertas: readonly Oferta[]
  marcados: Marcados
  aoMudar: (marcados: Marcados) => void
}

/** What of an earlier laudo comes. Images never do: they are of the exam in which they were taken. */
export function OQueTrazer({ ofertas, marcados, aoMudar }: OQueTrazerProps) {
  const { secoes } = marcados
  if (ofertas.length === 0)
    return <EstadoVazio titulo="Nada a trazer" texto="Nenhuma seção deste laudo tem texto naquele exame." />
  return (
    <>
      <fieldset>
        <legend>Textos</legend>
        {ofertas.map(({ id, titulo, resumo, escrita }) => (
          <Opcao
            key={id}
            marcada={secoes.includes(id)}
            rotulo={escrita ? `${titulo} (já escrita neste laudo: será trocada)` : titulo}
            nota={resumo}
            aoMudar={(marcada) =>
              aoMudar({ ...marcados, secoes: marcada ? [...secoes, id] : secoes.filter((uma) => uma !== id) })
            }
          />
        ))}
      </fieldset>
      <fieldset>
        <legend>E também</legend>
        <Opcao
          marcada={marcados.conclusao}
          rotulo="Impressão diagnóstica"
          nota="No lugar da que está neste laudo."
          aoMudar={(conclusao) => aoMudar({ ...marcados, conclusao })}
        />
        <Opcao
          marcada={marcados.medidas}
          rotulo="Medidas destas seções"
          nota="Só onde este exame ainda não mediu; cada valor espera confirmação."
          aoMudar={(medidas) => aoMudar({ ...marcados, medidas })}
        />
      </fieldset>
    </>
  )
}
