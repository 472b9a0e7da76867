import { useState, type ReactNode } from 'react'
import { useFieldArray, useFormState, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import type { OpcaoDeBusca } from './campo-busca.tsx'
import type { CampoInclusaoProps } from './campo-inclusao.tsx'
import { CampoDinheiro } from './campo-numero.tsx'
import estilos from './campo-valores.module.css'
import { ListaDeEscolhidos } from './lista-de-escolhidos.tsx'
import type { CampoProps } from './use-campo.ts'

interface LinhaDeValor {
  [referencia: string]: string | number | null
  centavos: number | null
}
type FormDeValores = { linhas: LinhaDeValor[] }

export interface CampoValoresProps<V extends FieldValues, S> extends CampoProps<V, S> {
  /** Name of the key in each row: `servico`. */
  referencia: string
  fonte: Pick<CampoInclusaoProps, 'chave' | 'procurar'>
  rotuloDeIncluir: string
  /** Of the amount of each row. */
  rotuloDoValor: string
  /** Names of the records that the form starts with. */
  iniciais: readonly OpcaoDeBusca[]
  /** Under the name of a row. */
  detalhe?: (codigo: string) => ReactNode
}

/** Records found by typing, each with an amount. The form keeps `{ [referencia]: codigo, centavos }`. */
export function CampoValores<V extends FieldValues, S>(props: CampoValoresProps<V, S>) {
  const { controle, nome, rotulo, ajuda, referencia, fonte, rotuloDeIncluir, rotuloDoValor, iniciais, detalhe } = props
  // The name is one of a list of such rows: the general type of paths cannot say it.
  const control = controle as unknown as Control<FormDeValores, unknown, S>
  const lista = nome as string as 'linhas'
  const { fields, append, remove } = useFieldArray({ control, name: lista, keyName: 'chave' })
  const { errors } = useFormState({ control, name: lista })
  const [incluidos, definirIncluidos] = useState<readonly OpcaoDeBusca[]>([])
  const nomeDe = (codigo: string) =>
    [...incluidos, ...iniciais].find((opcao) => opcao.codigo === codigo)?.nome ?? 'Escolhido'
  const codigoDe = (linha: LinhaDeValor) => String(linha[referencia])
  const erro = (errors as Record<string, { message?: string; root?: { message?: string } } | undefined>)[nome]
  return (
    <ListaDeEscolhidos
      rotulo={rotulo}
      itens={fields.map((linha, indice) => ({
        chave: linha.chave,
        nome: nomeDe(codigoDe(linha)),
        detalhe: detalhe?.(codigoDe(linha)),
        lado: (
          <div className={estilos.caixa}>
            <CampoDinheiro
              controle={controle}
              nome={`${nome}.${indice}.centavos` as FieldPath<V>}
              rotulo={rotuloDoValor}
              obrigatorio
            />
          </div>
        ),
      }))}
      aoRetirar={remove}
      inclusao={{
        ...fonte,
        nome,
        rotulo: rotuloDeIncluir,
        ...(ajuda === undefined ? {} : { ajuda }),
        erro: erro?.message ?? erro?.root?.message,
        exceto: fields.map(codigoDe),
        aoIncluir: (opcao) => {
          definirIncluidos((antes) => [...antes, opcao])
          append(
            { [referencia]: opcao.codigo, centavos: null },
            { focusName: `${lista}.${fields.length}.centavos` as never },
          )
        },
      }}
    />
  )
}
