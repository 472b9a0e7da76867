import type { ItemDeContaFinanceira } from '@vetlume/dominio/financeiro'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { CampoData } from '../../ui/formulario/campo-data.tsx'
import { CampoNumero } from '../../ui/formulario/campo-numero.tsx'
import { CampoSelecao } from '../../ui/formulario/campo-selecao.tsx'
import { contaDoMetodo, OPCOES_DE_METODO } from './escolha-da-conta.ts'

interface DoPagamento {
  pagoEm: string
  metodo: string
  contaFinanceira: string
  parcelas?: number | undefined
}

interface CamposDoPagamentoProps<V extends DoPagamento, S> {
  form: UseFormReturn<V, unknown, S>
  contas: readonly ItemDeContaFinanceira[]
  /** The last day that may be told. */
  hoje: string
  /** What comes by credit card may come in instalments. */
  parcelavel: boolean
}

/** When, how and where the money moved: the same of one account and of many at once. */
export function CamposDoPagamento<V extends DoPagamento, S>({
  form,
  contas,
  hoje,
  parcelavel,
}: CamposDoPagamentoProps<V, S>) {
  // The fields of both forms; each form is one of the contract's, whole.
  const { control: controle, setValue } = form as unknown as UseFormReturn<DoPagamento, unknown, S>
  const metodo = useWatch({ control: controle, name: 'metodo' })
  return (
    <>
      <CampoData controle={controle} nome="pagoEm" rotulo="Data" obrigatorio maximo={hoje} />
      <CampoSelecao
        controle={controle}
        nome="metodo"
        rotulo="Forma"
        obrigatorio
        opcoes={OPCOES_DE_METODO}
        aoMudar={(forma) => {
          setValue('contaFinanceira', contaDoMetodo(contas, forma))
          setValue('parcelas', 1)
        }}
      />
      <CampoSelecao
        controle={controle}
        nome="contaFinanceira"
        rotulo="Conta financeira"
        obrigatorio
        opcoes={contas.map(({ codigo, nome }) => ({ valor: codigo, rotulo: nome }))}
      />
      {parcelavel && metodo === 'CARTAO_CREDITO' && (
        <CampoNumero
          controle={controle}
          nome="parcelas"
          rotulo="Parcelas"
          obrigatorio
          ajuda="De 1 a 12; à vista é uma."
        />
      )}
    </>
  )
}
