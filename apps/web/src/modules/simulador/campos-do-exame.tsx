import { formatarReais } from '@vetlume/dominio/dinheiro'
import { CENARIO_DE_EXEMPLO } from '@vetlume/dominio/simulador'
import type { ItemDaLista } from '../../lib/listar.ts'
import type { OpcaoDeBusca } from '../../ui/formulario/campo-busca.tsx'
import { CampoInclusao } from '../../ui/formulario/campo-inclusao.tsx'
import { CampoDinheiro, CampoNumero, CampoPercentual } from '../../ui/formulario/campo-numero.tsx'
import { CampoTexto } from '../../ui/formulario/campo-texto.tsx'
import { procurarNoCadastro } from '../cadastros/index.ts'
import type { FormDaSimulacao, ValoresDoCenario } from './formulario.ts'

const CUSTO_DO_CADASTRO = 'Custo do cadastro'
const procurar = procurarNoCadastro('servico')

type Servico = ItemDaLista<'servico'>
type Insumos = ValoresDoCenario['insumos']

/** The registry's cost takes the place of the example's supplies, and stays beside those that somebody typed. */
function comCusto(insumos: Insumos, custoCentavos: number): Insumos {
  const doExemplo = new Set(CENARIO_DE_EXEMPLO.insumos.map(({ nome }) => nome))
  const digitados = insumos.filter(({ nome }) => nome !== CUSTO_DO_CADASTRO && !doExemplo.has(nome))
  return [{ nome: CUSTO_DO_CADASTRO, quantidade: 1, custoCentavos }, ...digitados]
}

/** A service as the search offers it, whole. */
interface OpcaoDeServico extends OpcaoDeBusca {
  servico: Servico
}

const FONTE = {
  chave: ['servico', 'opcoes', 'simulador'],
  procurar: async (texto: string, sinal: AbortSignal): Promise<OpcaoDeServico[]> =>
    (await procurar(texto, sinal)).map((servico) => ({
      codigo: servico.codigo,
      nome: servico.nome,
      detalhe: formatarReais(servico.precoCentavos),
      servico,
    })),
}

/** What is done, for how much, how often. A service of the registry brings its price, its time and its cost. */
export function CamposDoExame({ form, indice }: { form: FormDaSimulacao; indice: number }) {
  const { control, setValue, getValues } = form
  const campo = `cenarios.${indice}` as const
  const usar = ({ nome, precoCentavos, duracaoMinutos, custoCentavos }: Servico) => {
    const mudar = { shouldDirty: true, shouldValidate: true }
    setValue(`${campo}.servico`, nome, mudar)
    setValue(`${campo}.precoCentavos`, precoCentavos > 0 ? precoCentavos : null, mudar)
    setValue(`${campo}.minutos`, duracaoMinutos, mudar)
    if (custoCentavos !== null && custoCentavos > 0)
      setValue(`${campo}.insumos`, comCusto(getValues(`${campo}.insumos`), custoCentavos), mudar)
  }
  return (
    <fieldset className="sm-grupo">
      <legend>Exame e preço</legend>
      <CampoInclusao
        {...FONTE}
        nome={`servico-${indice}`}
        rotulo="Usar um serviço do cadastro"
        ajuda="Traz o preço, a duração e o custo."
        aoIncluir={(opcao) => usar((opcao as OpcaoDeServico).servico)}
      />
      <CampoTexto controle={control} nome={`${campo}.servico`} rotulo="Exame" obrigatorio maximo={120} />
      <div className="sm-grade">
        <CampoDinheiro
          controle={control}
          nome={`${campo}.precoCentavos`}
          rotulo="Preço do exame"
          ajuda="Em branco, vale o sugerido."
        />
        <CampoNumero controle={control} nome={`${campo}.exames`} rotulo="Exames por mês" obrigatorio />
        <CampoPercentual controle={control} nome={`${campo}.margemBp`} rotulo="Margem desejada" />
      </div>
    </fieldset>
  )
}
