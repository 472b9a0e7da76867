import type { ItemDeContaFinanceira } from '@vetlume/dominio/financeiro'
import type { UseFormReturn } from 'react-hook-form'
import { CampoData } from '../../ui/formulario/campo-data.tsx'
import { CampoSelecao } from '../../ui/formulario/campo-selecao.tsx'
import { contaDoMetodo, OPCOES_DE_METODO } from './escolha-da-conta.ts'

interface DoPagamento {
  pagoEm: string
  metodo: string
  contaFinanceira: string
}

interface CamposDoPagamentoProps<V extends DoPagamento, S> {
  form: UseFormReturn<V, unknown, S>
  contas: readonly ItemDeContaFinanceira[]
  /** The last day that may be told. */
  hoje: string
  aoMudarForma?: () => void
}

/** When, how and where the money moved: the same of one account and of many at once. */
export function CamposDoPagamento<V extends DoPagamento, S>({
  form,
  contas,
  hoje,
  aoMudarForma,
}: CamposDoPagamentoProps<V, S>) {
  // The fields of both forms; each form is one of the contract's, whole.
  const { control: controle, setValue } = form as unknown as UseFormReturn<DoPagamento, unknown, S>
  return (
    <>
      <CampoData controle={controle} nome="pagoEm" rotulo="Data" obrigatorio maximo={hoje} />
      <CampoSelecao
        controle={controle}
        nome="metodo"
        rotulo="Forma"
        obrigatorio
        opcoes={OPCOES_DE_METODO}
        aoMudar={(metodo) => {
          setValue('contaFinanceira', contaDoMetodo(contas, metodo))
          aoMudarForma?.()
        }}
      />
      <CampoSelecao
        controle={controle}
        nome="contaFinanceira"
        rotulo="Conta financeira"
        obrigatorio
        opcoes={contas.map(({ codigo, nome }) => ({ valor: codigo, rotulo: nome }))}
      />
    </>
  )
}
