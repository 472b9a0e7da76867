import { useQuery } from '@tanstack/react-query'
import type { EvolucaoDeMedida } from '@vetlume/dominio/animal'
import { escritorDeNumeros } from '@vetlume/dominio/constantes'
import { CASAS_MOSTRADAS, arredondar } from '@vetlume/dominio/medidas'
import { diaNaZona, formatarData } from '@vetlume/dominio/tempo'
import { useState } from 'react'
import { fusoEmUso } from '../../../lib/fuso.ts'
import { Botao } from '../../../ui/botao.tsx'
import { Pilha } from '../../../ui/disposicao.tsx'
import { Elo } from '../../../ui/elo.tsx'
import { IndicadorDeNivel } from '../../../ui/nivel.tsx'
import { Secao } from '../../../ui/pagina.tsx'
import { consultaDasMedidas } from '../api.ts'
import estilos from './medidas.module.css'

type Ponto = EvolucaoDeMedida['pontos'][number]

const numero = escritorDeNumeros({ maximumFractionDigits: CASAS_MOSTRADAS })
const LADOS = { ESQUERDO: 'esquerdo', DIREITO: 'direito' } as const

/** What a vet looks at first; the others follow in the order of the laudo. */
const PRIMEIRAS = [
  'LVIDDN',
  'AE_AO',
  'FRACAO_ENCURTAMENTO',
  'FRACAO_EJECAO',
  'VHS',
  'VLAS',
  'RIM_COMPRIMENTO',
  'RIM_AORTA',
]
const A_VISTA = 6

const posicao = ({ id }: EvolucaoDeMedida) => {
  const indice = PRIMEIRAS.indexOf(id)
  return indice === -1 ? PRIMEIRAS.length : indice
}

const comLado = ({ rotulo, lado }: EvolucaoDeMedida) =>
  lado === null || /direit|esquerd/i.test(rotulo) ? rotulo : `${rotulo} (${LADOS[lado]})`

/** The section goes before the name where the same measure is taken at more than one place. */
function nomear(medidas: readonly EvolucaoDeMedida[]): (medida: EvolucaoDeMedida) => string {
  const vezes = Map.groupBy(medidas, comLado)
  return (medida) =>
    (vezes.get(comLado(medida))?.length ?? 0) > 1 ? `${medida.secao}: ${comLado(medida)}` : comLado(medida)
}

/** The shape of the values, without axes: what it says is in the table under it. */
function Traco({ pontos }: Pick<EvolucaoDeMedida, 'pontos'>) {
  const valores = pontos.map(({ valor }) => valor)
  const [minimo, maximo] = [Math.min(...valores), Math.max(...valores)]
  const y = (valor: number) => (maximo === minimo ? 15 : 27 - ((valor - minimo) / (maximo - minimo)) * 24)
  const x = (i: number) => (i / (pontos.length - 1)) * 100
  return (
    <svg className={estilos.traco} viewBox="0 0 100 30" preserveAspectRatio="none" aria-hidden>
      <polyline
        points={valores.map((valor, i) => `${x(i)},${y(valor)}`).join(' ')}
        fill="none"
        stroke="var(--vl-marca)"
        strokeWidth="2"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}

/** What the signed laudo said of the value. */
function Dito({ nivel, situacao, referencia }: Omit<Ponto, 'valor' | 'quando' | 'laudo' | 'numero'>) {
  if (nivel === null || situacao === null) return null
  return (
    <small>
      <IndicadorDeNivel nivel={nivel} situacao={situacao} />
      {referencia === null ? '' : ` (${referencia})`}
    </small>
  )
}

function UmaMedida({ medida, nome }: { medida: EvolucaoDeMedida; nome: string }) {
  const { pontos, unidade } = medida
  const fuso = fusoEmUso()
  const escrever = (valor: number) =>
    `${numero(arredondar(valor, CASAS_MOSTRADAS))}${unidade === '' ? '' : ` ${unidade}`}`
  const ultimo = pontos.at(-1)
  if (ultimo === undefined) return null
  return (
    <li className={estilos.medida}>
      <details>
        <summary className={estilos.resumo}>
          <span className={estilos.nome}>{nome}</span>
          <Traco pontos={pontos} />
          <strong className={estilos.valor}>{escrever(ultimo.valor)}</strong>
        </summary>
        <Pilha como="ul" espaco={0} className={estilos.pontos}>
          {pontos.toReversed().map(({ valor, quando, laudo, numero: doLaudo, ...dito }) => (
            <li className={estilos.ponto} key={`${laudo} ${quando} ${valor}`}>
              <Elo to="/laudo/editar" search={{ codigo: laudo }}>
                {formatarData(diaNaZona(quando, fuso))}, laudo {doLaudo}
              </Elo>
              <span>
                <Dito {...dito} /> {escrever(valor)}
              </span>
            </li>
          ))}
        </Pilha>
      </details>
    </li>
  )
}

/** How the measures of the signed laudos have gone, where there is more than one. */
export function Medidas({ codigo }: { codigo: string }) {
  const { data: medidas = [] } = useQuery(consultaDasMedidas(codigo))
  const [todas, definirTodas] = useState(false)
  if (medidas.length === 0) return null
  const nomeDe = nomear(medidas)
  const emOrdem = medidas.toSorted((a, b) => posicao(a) - posicao(b))
  return (
    <Secao titulo="Evolução das medidas" descricao="Dos laudos assinados. Abra uma para ver cada exame.">
      <Pilha como="ul" espaco={0}>
        {emOrdem.slice(0, todas ? medidas.length : A_VISTA).map((medida) => (
          <UmaMedida
            key={JSON.stringify([medida.id, medida.lado, medida.secao])}
            medida={medida}
            nome={nomeDe(medida)}
          />
        ))}
      </Pilha>
      {medidas.length > A_VISTA && (
        <div className={estilos.mais}>
          <Botao size="small" color="secondary" onClick={() => definirTodas(!todas)}>
            {todas ? 'Mostrar menos' : `Ver as ${medidas.length} medidas`}
          </Botao>
        </div>
      )}
    </Secao>
  )
}
