import { useQuery } from '@tanstack/react-query'
import { formatarReais } from '@vetlume/dominio/dinheiro'
import { PONTO_ENTRE_PARTES } from '@vetlume/dominio/formatos'
import type { Parceiro } from '@vetlume/dominio/parceiro'
import type { RespostaDaApi } from '../../lib/api.ts'
import { api } from '../../lib/navegador.ts'
import { Pilha } from '../../ui/disposicao.tsx'
import { Elo } from '../../ui/elo.tsx'
import { Secao } from '../../ui/pagina.tsx'
import { Recado } from '../../ui/recado.tsx'
import { Texto } from '../../ui/texto.tsx'
import { Dinheiro } from '../../ui/valores.tsx'
import { usePode } from '../cadastros/index.ts'

type Credito = RespostaDaApi<'GET /fechamento/credito'> & { limiteCentavos: number }

/** Of a clinic that has a limit, for who sees what is owed; undefined of any other. */
function useCredito(parceiro: string | null): Credito | undefined {
  const pode = usePode('contas-receber:ler')
  const { data } = useQuery({
    // Among the accounts, with which it changes.
    queryKey: ['contas-receber', 'credito', parceiro],
    queryFn: ({ signal }) => api('GET /fechamento/credito', { parceiro: parceiro ?? '' }, { sinal: signal }),
    enabled: pode && parceiro !== null,
  })
  if (data === undefined || data.limiteCentavos === null) return undefined
  return { ...data, limiteCentavos: data.limiteCentavos }
}

function Uso({ credito, exameCentavos }: { credito: Credito; exameCentavos: number }) {
  const { limiteCentavos, usadoCentavos } = credito
  const uso = `${formatarReais(usadoCentavos)} de ${formatarReais(limiteCentavos)} usados do limite`
  const acima = usadoCentavos + exameCentavos - limiteCentavos
  if (acima <= 0)
    return (
      <Texto tamanho="pequeno" secundario>
        {uso}
      </Texto>
    )
  const passa = exameCentavos === 0 ? 'A clínica já passou dele' : 'Com este exame, ela passa dele'
  return <Recado tom="warning">{`${uso}. ${passa} em ${formatarReais(acima)}.`}</Recado>
}

/** How much of its limit a clinic has used, and whether this exam would pass it. */
export function CreditoDaClinica({
  parceiro,
  exameCentavos = 0,
  className,
}: {
  parceiro: string | null | undefined
  /** What is about to be taken on. */
  exameCentavos?: number
  className?: string | undefined
}) {
  const credito = useCredito(parceiro || null)
  if (credito === undefined) return null
  return (
    <div className={className}>
      <Uso credito={credito} exameCentavos={exameCentavos} />
    </div>
  )
}

/** On the record of the clinic, with what it is made of. */
export function SecaoDoCredito({ ficha: { codigo } }: { ficha: Parceiro }) {
  const credito = useCredito(codigo)
  if (credito === undefined) return null
  const { aReceber, aFaturar } = credito
  return (
    <Secao titulo="Crédito usado" descricao="O que a clínica deve hoje, diante do limite dela.">
      <Pilha>
        <Uso credito={credito} exameCentavos={0} />
        <Texto tamanho="pequeno">
          <Elo to={aReceber.alvo.rota} search={aReceber.alvo.filtros}>
            <Dinheiro centavos={aReceber.centavos} /> em aberto
          </Elo>
          {PONTO_ENTRE_PARTES}
          <Elo to={aFaturar.alvo.rota} search={aFaturar.alvo.filtros}>
            <Dinheiro centavos={aFaturar.centavos} /> à espera do fechamento
          </Elo>
        </Texto>
      </Pilha>
    </Secao>
  )
}
