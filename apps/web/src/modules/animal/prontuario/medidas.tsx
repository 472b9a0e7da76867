import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import type { EvolucaoDeMedida } from '@vetlume/dominio/animal'
import { LOCALE } from '@vetlume/dominio/constantes'
import { CASAS_MOSTRADAS, arredondar } from '@vetlume/dominio/medidas'
import { diaNaZona, formatarData } from '@vetlume/dominio/tempo'
import { useState } from 'react'
import { fusoEmUso } from '../../../lib/fuso.ts'
import { Elo } from '../../../ui/elo.tsx'
import { Secao } from '../../../ui/pagina.tsx'
import { consultaDasMedidas } from '../api.ts'

const numero = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: CASAS_MOSTRADAS })
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
    <Box
      component="svg"
      viewBox="0 0 100 30"
      preserveAspectRatio="none"
      aria-hidden
      sx={{ width: '5rem', height: '1.7rem', overflow: 'visible', flex: 'none' }}
    >
      <polyline
        points={valores.map((valor, i) => `${x(i)},${y(valor)}`).join(' ')}
        fill="none"
        stroke="var(--vl-marca)"
        strokeWidth="2"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </Box>
  )
}

function UmaMedida({ medida, nome }: { medida: EvolucaoDeMedida; nome: string }) {
  const { pontos, unidade } = medida
  const fuso = fusoEmUso()
  const escrever = (valor: number) =>
    `${numero.format(arredondar(valor, CASAS_MOSTRADAS))}${unidade === '' ? '' : ` ${unidade}`}`
  const ultimo = pontos.at(-1)
  if (ultimo === undefined) return null
  return (
    <Box component="li" sx={{ '&:not(:last-child)': { borderBottom: 1, borderColor: 'divider' }, py: 1.5 }}>
      <details>
        <Box
          component="summary"
          sx={{
            display: 'flex',
            gap: 2,
            alignItems: 'center',
            cursor: 'pointer',
            listStyle: 'none',
            '&::-webkit-details-marker': { display: 'none' },
          }}
        >
          <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
            {nome}
          </Box>
          <Traco pontos={pontos} />
          <Box component="strong" sx={{ minWidth: '4.2rem', textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
            {escrever(ultimo.valor)}
          </Box>
        </Box>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, fontSize: 'var(--vl-texto-pequeno)' }}>
          {pontos.toReversed().map(({ valor, quando, laudo, numero: doLaudo }) => (
            <Box
              component="li"
              key={`${laudo} ${quando} ${valor}`}
              sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.5 }}
            >
              <Elo to="/laudo/editar" search={{ codigo: laudo }}>
                {formatarData(diaNaZona(quando, fuso))}, laudo {doLaudo}
              </Elo>
              <span>{escrever(valor)}</span>
            </Box>
          ))}
        </Box>
      </details>
    </Box>
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
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {emOrdem.slice(0, todas ? medidas.length : A_VISTA).map((medida) => (
          <UmaMedida
            key={JSON.stringify([medida.id, medida.lado, medida.secao])}
            medida={medida}
            nome={nomeDe(medida)}
          />
        ))}
      </Box>
      {medidas.length > A_VISTA && (
        <Button size="small" color="secondary" sx={{ mt: 1 }} onClick={() => definirTodas(!todas)}>
          {todas ? 'Mostrar menos' : `Ver as ${medidas.length} medidas`}
        </Button>
      )}
    </Secao>
  )
}
