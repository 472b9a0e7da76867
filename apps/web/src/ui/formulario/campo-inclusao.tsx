import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { CampoBusca, type CampoBuscaProps, type OpcaoDeBusca } from './campo-busca.tsx'

export interface CampoInclusaoProps extends Pick<
  CampoBuscaProps<{ [nome: string]: string | null }, unknown>,
  'chave' | 'procurar'
> {
  /** Of the list in the form: what the server says of it is shown here. */
  nome: string
  rotulo: string
  ajuda?: string
  erro?: string | undefined
  /** Keys that are in the list already, and are not offered again. */
  exceto?: readonly string[]
  aoIncluir: (opcao: OpcaoDeBusca) => void
}

const NENHUM: readonly string[] = []

/** The search that adds to a list: a form of its own, with one field that empties itself. */
export function CampoInclusao({
  nome,
  erro,
  exceto = NENHUM,
  chave,
  procurar,
  aoIncluir,
  ...resto
}: CampoInclusaoProps) {
  const { control, reset, setError, clearErrors } = useForm<{ [nome: string]: string | null }>({
    defaultValues: { [nome]: null },
  })
  const escolhido = useWatch({ control, name: nome })
  // After the choice was drawn: a field that goes from blank to blank in one step keeps the text of the choice.
  useEffect(() => {
    if (escolhido != null) reset()
  }, [escolhido, reset])
  useEffect(() => {
    if (erro === undefined) clearErrors(nome)
    else setError(nome, { message: erro })
  }, [erro, nome, setError, clearErrors])
  return (
    <CampoBusca
      {...resto}
      controle={control}
      nome={nome}
      chave={[...chave, ...exceto]}
      procurar={async (texto, sinal) => (await procurar(texto, sinal)).filter(({ codigo }) => !exceto.includes(codigo))}
      aoEscolher={(opcao) => {
        if (opcao !== null) aoIncluir(opcao)
      }}
    />
  )
}
