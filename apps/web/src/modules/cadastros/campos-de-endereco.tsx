import { useController } from 'react-hook-form'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { CampoMascara } from '../../ui/formulario/campo-mascara.tsx'
import { CampoTexto } from '../../ui/formulario/campo-texto.tsx'
import { CampoCidade, type CampoCidadeProps } from './campo-cidade.tsx'
import { useCidadeDoCep } from './use-cidade-do-cep.ts'

export interface CamposDeEnderecoProps<V extends FieldValues, S> {
  controle: Control<V, unknown, S>
  /** City of the record: the form keeps only its key. */
  cidade: CampoCidadeProps<V, S>['inicial']
  aoEscolherCidade?: CampoCidadeProps<V, S>['aoEscolher']
}

type Parte = 'cep' | 'cidade' | 'logradouro' | 'numero' | 'complemento' | 'bairro'

/** An address, for a `Grade`: the form has a field for each part, by these names. */
export function CamposDeEndereco<V extends FieldValues, S>({
  controle,
  cidade = null,
  aoEscolherCidade,
}: CamposDeEnderecoProps<V, S>) {
  const { field } = useController({ control: controle, name: 'cidade' as FieldPath<V> })
  const doCep = useCidadeDoCep((achada) => {
    field.onChange(achada.codigo)
    aoEscolherCidade?.(achada)
  })
  const campo = (parte: Parte) => ({ controle, nome: parte as FieldPath<V> })
  return (
    <>
      <CampoMascara {...campo('cep')} rotulo="CEP" mascara="cep" aoMudar={doCep.aoMudar} />
      <CampoCidade
        {...campo('cidade')}
        rotulo="Cidade"
        ajuda="O CEP preenche; ou digite o nome e escolha"
        inicial={cidade}
        dada={doCep.cidade}
        {...(aoEscolherCidade === undefined ? {} : { aoEscolher: aoEscolherCidade })}
      />
      <CampoTexto {...campo('logradouro')} rotulo="Rua ou avenida" maximo={120} className="inteiro" />
      <CampoTexto {...campo('numero')} rotulo="Número" maximo={20} />
      <CampoTexto {...campo('complemento')} rotulo="Complemento" maximo={60} />
      <CampoTexto {...campo('bairro')} rotulo="Bairro" maximo={80} />
    </>
  )
}
