import './equipamento.css'
import {
  rotuloComLado,
  valorDaMedida,
  type Candidata,
  type MedidaPreenchida,
  type SecaoDoLaudo,
} from '@vetlume/dominio/laudo'
import { useBancada } from './bancada.ts'
import { propostaDa, tomar, usePropostas } from './propostas-do-equipamento.ts'

/** `Vivid iq: Left Ventricle Internal End Diastolic Dimension, M mode, Mean`. */
export function descreverOrigem({ entendida: { relatorio, lida } }: Candidata): string {
  const { conceito, local, modificadores, derivacao, feto } = lida
  const partes = [conceito, local, ...modificadores, derivacao].flatMap((um) => (um === null ? [] : [um.nome]))
  return `${relatorio.dicom.aparelho ?? relatorio.nome}: ${[...partes, feto && `feto ${feto}`].filter(Boolean).join(', ')}`
}

/** Under a measure: what the machine gave for it, to be taken by the person, or that it was taken. */
export function PropostaDoEquipamento({ medida, secao }: { medida: MedidaPreenchida; secao: SecaoDoLaudo }) {
  const bancada = useBancada()
  const propostas = usePropostas()
  const proposta = propostaDa(propostas, secao, medida)
  if (medida.origem !== undefined)
    return (
      <span className="lq-proposta">
        Do equipamento{medida.origem.aparelho === null ? '' : ` (${medida.origem.aparelho})`}, confirmada.
      </span>
    )
  if (proposta === undefined) return null
  const { candidatas } = proposta
  if (candidatas.some(({ valor }) => valor === medida.valor))
    return <span className="lq-proposta">Igual à do equipamento.</span>
  const verbo = medida.valor === null ? 'Usar' : 'Trocar por'
  return (
    <span className="lq-proposta">
      Equipamento, a confirmar:
      {candidatas.map((candidata) => {
        const escrito = valorDaMedida({ ...medida, valor: candidata.valor }, bancada.catalogo)
        return (
          <button
            key={candidata.valor}
            type="button"
            title={descreverOrigem(candidata)}
            aria-label={`${verbo} ${escrito} em ${rotuloComLado(medida, secao.titulo)}. ${descreverOrigem(candidata)}`}
            onClick={() => tomar(bancada, proposta, candidata)}
          >
            {verbo} {escrito}
          </button>
        )
      })}
    </span>
  )
}
