import type { FieldValues } from 'react-hook-form'
import { CampoBusca } from '../../ui/formulario/campo-busca.tsx'
import type { CampoProps } from '../../ui/formulario/use-campo.ts'
import { procurarNoCadastro } from './referencias.ts'

export interface CidadeEscolhida {
  codigo: string
  nome: string
  uf: string
}

const procurar = procurarNoCadastro('cidade', {})

export const opcaoDeCidade = ({ codigo, nome, uf }: CidadeEscolhida) => ({ codigo, nome: `${nome}/${uf}` })

export interface CampoCidadeProps<V extends FieldValues, S> extends CampoProps<V, S> {
  inicial?: CidadeEscolhida | null
}

/** A municipality found by typing its name; the form keeps its IBGE code. */
export function CampoCidade<V extends FieldValues, S>({ inicial = null, ...props }: CampoCidadeProps<V, S>) {
  return (
    <CampoBusca
      {...props}
      chave={['cidade', 'opcoes']}
      procurar={async (texto, sinal) => (await procurar(texto, sinal)).map(opcaoDeCidade)}
      inicial={inicial === null ? null : opcaoDeCidade(inicial)}
    />
  )
}
