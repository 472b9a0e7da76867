import { ROTULOS_DE_FICAR, type PlanoDoDia, type VisitaPlanejada } from '@vetlume/dominio/deslocamento'
import { juntar } from '@vetlume/dominio/formatos'
import { formatarHora } from '@vetlume/dominio/tempo'
import { useId, type ReactNode } from 'react'
import { Icone } from '../../../ui/icones/icone.tsx'
import { Texto } from '../../../ui/texto.tsx'
import estilos from './comparacao-do-dia.module.css'

const muda = ({ inicio, novoInicio }: VisitaPlanejada): boolean => inicio !== novoInicio

export const quantasMudam = ({ visitas }: PlanoDoDia): number => visitas.filter(muda).length

interface LinhaProps {
  visita: VisitaPlanejada
  horas: string
  /** Only in the plan: what happened to it. */
  nota?: string | null
}

function Linha({ visita, horas, nota = null }: LinhaProps) {
  const mudou = nota !== null && muda(visita)
  return (
    <li className={mudou ? estilos.mudou : estilos.linha}>
      <span className={estilos.trecho}>{horas}</span>
      <div className={estilos.caixa}>
        <Texto className={estilos.texto}>{visita.paciente ?? 'Horário reservado'}</Texto>
        <Texto tamanho="pequeno" secundario className={estilos.texto}>
          {juntar(visita.lugar ?? 'Endereço a definir', nota)}
        </Texto>
      </div>
      {mudou && <Icone nome="swap-vert" tamanho="pequeno" tom="marca" />}
      {nota !== null && visita.fica !== null && <Icone nome="lock" tamanho="pequeno" tom="secundario" />}
    </li>
  )
}

function Coluna({ titulo, children }: { titulo: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={estilos.caixa}>
      <Texto como="h3" tamanho="subtitulo" id={id} className={estilos.titulo}>
        {titulo}
      </Texto>
      <ol className={estilos.lista}>{children}</ol>
    </section>
  )
}

/** What a visit does in the plan, in words. */
function notaDa(visita: VisitaPlanejada, fuso: string): string {
  if (visita.fica !== null) return ROTULOS_DE_FICAR[visita.fica]
  return muda(visita) ? `era ${formatarHora(visita.inicio, fuso)}` : 'na mesma hora'
}

/** The day in two columns, as it is and as it would be. On a phone only the plan, which says what each one was. */
export function ComparacaoDoDia({ plano: { visitas, fuso } }: { plano: PlanoDoDia }) {
  const horas = (inicio: string, fim: string) => `${formatarHora(inicio, fuso)}–${formatarHora(fim, fuso)}`
  const deHoje = visitas.toSorted((a, b) => a.inicio.localeCompare(b.inicio))
  return (
    <div className={estilos.comparacaoDoDia}>
      <div className={estilos.comoEsta}>
        <Coluna titulo="Como está">
          {deHoje.map((visita) => (
            <Linha key={visita.codigo} visita={visita} horas={horas(visita.inicio, visita.fim)} />
          ))}
        </Coluna>
      </div>
      <Coluna titulo="Com a rota">
        {visitas.map((visita) => (
          <Linha
            key={visita.codigo}
            visita={visita}
            horas={horas(visita.novoInicio, visita.novoFim)}
            nota={notaDa(visita, fuso)}
          />
        ))}
      </Coluna>
    </div>
  )
}
