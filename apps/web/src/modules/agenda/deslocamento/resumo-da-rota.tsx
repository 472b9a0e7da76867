import { PONTO_ENTRE_PARTES, contar } from '@vetlume/dominio/formatos'
import { quilometros, type PlanoDoDia } from '@vetlume/dominio/deslocamento'
import { Texto } from '../../../ui/texto.tsx'
import { tempoDeViagem } from './palavras.ts'
import estilos from './resumo-da-rota.module.css'

function Numero({
  rotulo,
  valor,
  detalhe,
  destaque = false,
}: {
  rotulo: string
  valor: string
  detalhe: string
  destaque?: boolean
}) {
  return (
    <div className={destaque ? estilos.destaque : estilos.numero}>
      <Texto como="dt" tamanho="pequeno" secundario>
        {rotulo}
      </Texto>
      <dd className={estilos.valor}>
        <Texto como="span" className={estilos.texto}>
          {valor}
        </Texto>
        <Texto como="span" tamanho="pequeno">
          {detalhe}
        </Texto>
      </dd>
    </div>
  )
}

const foraDeAlcance = (trechos: number): string =>
  trechos === 0 ? '' : `${PONTO_ENTRE_PARTES}${contar(trechos, 'trecho sem tempo', 'trechos sem tempo')} de chegar`

/** Travel of the day: as it is, as it would be, and what that saves. */
export function ResumoDaRota({ plano: { antes, depois, economia, partida } }: { plano: PlanoDoDia }) {
  return (
    <>
      <dl className={estilos.resumoDaRota}>
        <Numero
          rotulo="Como está"
          valor={tempoDeViagem(antes.minutos)}
          detalhe={`${quilometros(antes.km)}${foraDeAlcance(antes.foraDeAlcance)}`}
        />
        <Numero
          rotulo="Com a rota"
          valor={tempoDeViagem(depois.minutos)}
          detalhe={`${quilometros(depois.km)}${foraDeAlcance(depois.foraDeAlcance)}`}
        />
        <Numero destaque rotulo="Economia" valor={tempoDeViagem(economia.minutos)} detalhe={quilometros(economia.km)} />
      </dl>
      <Texto tamanho="pequeno" secundario>
        {partida === null
          ? 'Da primeira à última visita: o cadastro do especialista não diz de onde ele sai.'
          : `Conta a saída de ${partida.lugar ?? 'casa'}${partida.volta ? ' e a volta' : ''}.`}
      </Texto>
    </>
  )
}
