import type { FieldValues } from 'react-hook-form'
import { CampoBusca, type OpcaoDeBusca } from '../../ui/formulario/campo-busca.tsx'
import type { CampoProps } from '../../ui/formulario/use-campo.ts'
import { procurarNoCadastro } from './referencias.ts'

export interface CidadeEscolhida {
  codigo: string
  nome: string
  uf: string
}

const procurar = procurarNoCadastro('cidade', {})

export const opcaoDeCidade = ({ codigo, nome, uf }: CidadeEscolhida) => ({ codigo, nome: `${nome}/${uf}` })

/** What was chosen in the field: the clock of the municipality comes along. */
export interface OpcaoDeCidade extends OpcaoDeBusca {
  fuso: string
}

export interface CampoCidadeProps<V extends FieldValues, S> extends CampoProps<V, S> {
  inicial?: CidadeEscolhida | null
  dada?: CidadeEscolhida | null
  aoEscolher?: (cidade: OpcaoDeCidade | null) => void
}

/** A municipality found by typing its name; the form keeps its IBGE code. */
export function CampoCidade<V extends FieldValues, S>({
  inicial = null,
  dada = null,
  aoEscolher,
  ...props
}: CampoCidadeProps<V, S>) {
  return (
    <CampoBusca
      {...props}
      chave={['cidade', 'opcoes']}
      procurar={async (texto, sinal): Promise<OpcaoDeCidade[]> =>
        (await procurar(texto, sinal)).map((cidade) => ({ ...opcaoDeCidade(cidade), fuso: cidade.fuso }))
      }
      // It came from the search above.
      aoEscolher={(opcao) => aoEscolher?.(opcao as OpcaoDeCidade | null)}
      inicial={inicial === null ? null : opcaoDeCidade(inicial)}
      dada={dada === null ? null : opcaoDeCidade(dada)}
    />
  )
}
