import type { LaudoCompleto } from '@vetlume/dominio/laudo'
import { escritorDeNumeros } from '@vetlume/dominio/constantes'
import { juntar } from '@vetlume/dominio/formatos'
import { Elo } from '../../../ui/elo.tsx'
import { Prazo } from '../etiquetas.tsx'

const quilos = escritorDeNumeros({ minimumFractionDigits: 1, maximumFractionDigits: 2 })
const SEXO = { FEMEA: 'Fêmea', MACHO: 'Macho', INDETERMINADO: 'Sexo indeterminado' } as const

/** `Macho castrado`, `Fêmea não castrada`, `Fêmea`. */
export function descreverSexo({ sexo, castrado }: Pick<LaudoCompleto['paciente'], 'sexo' | 'castrado'>): string {
  if (castrado === null || sexo === 'INDETERMINADO') return SEXO[sexo]
  return `${SEXO[sexo]} ${castrado ? '' : 'não '}${sexo === 'FEMEA' ? 'castrada' : 'castrado'}`
}

export function descreverPeso(pesoGramas: number | null): string | null {
  return pesoGramas === null ? null : `${quilos(pesoGramas / 1000)} kg`
}

/** One line: species, breed, sex, age, weight. Where it breaks, a dot ends a line and begins none. */
export function descreverPaciente(paciente: LaudoCompleto['paciente']): string {
  return juntar(
    paciente.especie,
    paciente.raca,
    descreverSexo(paciente),
    paciente.idade,
    descreverPeso(paciente.pesoGramas) ?? 'sem peso',
  )
}

function Linha({ rotulo, children }: { rotulo: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{rotulo}</dt>
      <dd>{children}</dd>
    </div>
  )
}

export interface CartaoDoPacienteProps {
  laudo: LaudoCompleto
  /** Only what helps to write; the rest is in the bar. */
  resumido?: boolean
}

/** Who the patient is and why it came. */
export function CartaoDoPaciente({ laudo, resumido = false }: CartaoDoPacienteProps) {
  const { paciente, parceiro, especialista, atendimento, prazoEm, prazoCorre, retifica } = laudo
  return (
    <div className="le-paciente-cartao">
      <p className="le-paciente-nome">{paciente.nome}</p>
      <p>{descreverPaciente(paciente)}</p>
      <dl>
        {!resumido && <Linha rotulo="Responsável pelo animal">{paciente.tutor}</Linha>}
        {!resumido && parceiro !== null && <Linha rotulo="Clínica">{parceiro.nome}</Linha>}
        {atendimento.suspeita !== null && <Linha rotulo="Suspeita clínica">{atendimento.suspeita}</Linha>}
        {atendimento.historico !== null && <Linha rotulo="Histórico">{atendimento.historico}</Linha>}
        {retifica !== null && <Linha rotulo={`Retifica a ${retifica.edicao}ª edição`}>{retifica.motivo}</Linha>}
        {prazoEm !== null && (
          <Linha rotulo="Prazo">
            <Prazo prazoEm={prazoEm} prazoCorre={prazoCorre} />
          </Linha>
        )}
        {!resumido && (
          <Linha rotulo="Atendimento">
            <Elo to="/atendimento" search={{ codigo: atendimento.codigo }}>
              nº {atendimento.numero}
            </Elo>
          </Linha>
        )}
        {!resumido && <Linha rotulo="Assina">{juntar(especialista.nome, especialista.crmv)}</Linha>}
      </dl>
    </div>
  )
}
