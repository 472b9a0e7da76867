import { useState } from 'react'
import { useController, type FieldValues } from 'react-hook-form'
import { Texto } from '../texto.tsx'
import type { OpcaoDeBusca } from './campo-busca.tsx'
import estilos from './campo-escolhidos.module.css'
import type { CampoInclusaoProps } from './campo-inclusao.tsx'
import { ListaDeEscolhidos, type Escolhido } from './lista-de-escolhidos.tsx'
import type { CampoProps } from './use-campo.ts'

interface Fonte<O> extends Pick<CampoInclusaoProps, 'chave'> {
  procurar: (texto: string, sinal: AbortSignal) => Promise<O[]>
}

export interface CampoEscolhidosProps<V extends FieldValues, S, O extends OpcaoDeBusca> extends CampoProps<V, S> {
  fonte: Fonte<O>
  /** Of the search that adds. */
  rotuloDeIncluir: string
  /** The records that the form starts with: it keeps their keys, the list shows their names. */
  iniciais: readonly O[]
  /** What stands beside each and which of them stay, given all that are chosen. */
  desenhar?: (escolhidos: readonly O[]) => readonly Pick<Escolhido, 'detalhe' | 'lado' | 'fixo'>[]
  /** A line below them. */
  resumo?: (escolhidos: readonly O[]) => string | null
}

/** Several records found by typing, in order. The form keeps the list of their `codigo`. */
export function CampoEscolhidos<V extends FieldValues, S, O extends OpcaoDeBusca>({
  controle,
  nome,
  rotulo,
  ajuda,
  fonte,
  rotuloDeIncluir,
  iniciais,
  desenhar,
  resumo,
}: CampoEscolhidosProps<V, S, O>) {
  const { field, fieldState } = useController({ control: controle, name: nome })
  const [incluidos, definirIncluidos] = useState<readonly O[]>([])
  const codigos = field.value as readonly string[]
  const mudar = field.onChange as (novos: readonly string[]) => void
  const conhecidos = [...incluidos, ...iniciais]
  const escolhidos = codigos.flatMap((codigo) => conhecidos.find((opcao) => opcao.codigo === codigo) ?? [])
  const lados = desenhar?.(escolhidos) ?? []
  const texto = resumo?.(escolhidos)
  return (
    <>
      <ListaDeEscolhidos
        rotulo={rotulo}
        itens={escolhidos.map((opcao, indice) => ({ chave: opcao.codigo, nome: opcao.nome, ...lados[indice] }))}
        aoRetirar={(indice) => mudar(codigos.filter((_, outro) => outro !== indice))}
        inclusao={{
          ...fonte,
          nome,
          rotulo: rotuloDeIncluir,
          ...(ajuda === undefined ? {} : { ajuda }),
          erro: fieldState.error?.message ?? fieldState.error?.root?.message,
          exceto: codigos,
          aoIncluir: (opcao) => {
            // It came from `fonte`.
            definirIncluidos((antes) => [...antes, opcao as O])
            mudar([...codigos, opcao.codigo])
          },
        }}
      />
      {texto != null && (
        <Texto secundario role="status" className={estilos.campoEscolhidos}>
          {texto}
        </Texto>
      )}
    </>
  )
}
