import { juntar } from '@vetlume/dominio/formatos'
import { dizerLesao, escreverTamanho, mesmaSecao, type Lesao, type SecaoDoLaudo } from '@vetlume/dominio/laudo'
import { formatarData } from '@vetlume/dominio/tempo'
import { useBancada } from '../bancada.ts'

type Evolucao = Lesao['evolucao']

const descrever = (evolucao: Extract<NonNullable<Evolucao>, { tipo: 'JA_EXISTIA' }>): string =>
  juntar('Já havia', escreverTamanho(evolucao), evolucao.em !== null && formatarData(evolucao.em))

export interface EvolucaoDaLesaoProps {
  lesao: Lesao
  secao: SecaoDoLaudo
  aoMudar: (lesao: Lesao) => void
}

/** Whether it was there in the earlier exam, and which of those that were: then its size of then stands beside. */
export function EvolucaoDaLesao({ lesao, secao, aoMudar }: EvolucaoDaLesaoProps) {
  const { lesoesAnteriores } = useBancada().laudo
  const anteriores = lesoesAnteriores.filter((anterior) => mesmaSecao(anterior.secao, secao))
  const { evolucao } = lesao
  const opcoes: { valor: string; rotulo: string; evolucao: Evolucao }[] = [
    { valor: '', rotulo: 'Não dito', evolucao: undefined },
    { valor: 'NOVA', rotulo: 'Não havia', evolucao: { tipo: 'NOVA' } },
    {
      valor: 'JA_EXISTIA',
      rotulo: evolucao?.tipo === 'JA_EXISTIA' ? descrever(evolucao) : 'Já havia',
      evolucao:
        evolucao?.tipo === 'JA_EXISTIA'
          ? evolucao
          : { tipo: 'JA_EXISTIA', em: null, diametros: [], unidade: lesao.unidade },
    },
    ...anteriores.map(({ lesao: antes, em }, i) => ({
      valor: `antes-${i}`,
      rotulo: `${dizerLesao(antes)} (${formatarData(em)})`,
      evolucao: { tipo: 'JA_EXISTIA' as const, em, diametros: antes.diametros, unidade: antes.unidade },
    })),
  ]
  const escolher = (valor: string) => {
    const nova = opcoes.find((opcao) => opcao.valor === valor)?.evolucao
    const { evolucao: _, ...resto } = lesao
    aoMudar(nova === undefined ? resto : { ...resto, evolucao: nova })
  }
  return (
    <label className="lc-campo">
      <span>No exame anterior</span>
      <select value={evolucao?.tipo ?? ''} onChange={({ target }) => escolher(target.value)}>
        {opcoes.map(({ valor, rotulo }) => (
          <option key={valor} value={valor}>
            {rotulo}
          </option>
        ))}
      </select>
    </label>
  )
}
