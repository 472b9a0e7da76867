import { ErroDeDominio } from '@vetlume/dominio/erros'
import {
  calcularNota,
  documentoCabeNoLeiaute,
  ESTADOS_COM_SERVICO,
  recusaDosValores,
  retemPorPadrao,
  textoDoLeiaute,
  type DadosDaEmissao,
} from '@vetlume/dominio/nota-fiscal'
import { diaNaZona } from '@vetlume/dominio/tempo'
import type { CtxCliente } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import type { DpsAEscrever } from './dps.ts'
import { exigirConfigurada } from './configuracao.ts'
import type { DaEmpresa, Guardada } from './queries-configuracao.ts'
import { lerTitulo, type TituloDaNota } from './queries-titulo.ts'

const COM_SERVICO: ReadonlySet<string> = new Set(ESTADOS_COM_SERVICO)

/** Why a title has no note of its own, in a sentence; null when it may have one. A title of an agreement is no service: it only owes. */
export function recusaDoTitulo({
  estado,
  doAcordo,
  aCancelar,
}: Pick<TituloDaNota, 'estado' | 'doAcordo' | 'aCancelar'>): string | null {
  if (aCancelar !== null) return `${aCancelar} A nota desta conta é cancelada, e outra não é emitida.`
  if (doAcordo !== null)
    return `Esta conta é de um acordo${deQuais(doAcordo)}: a nota é da conta do serviço, não desta.`
  if (estado === 'PREVISTO') return 'O serviço ainda não foi concluído: a nota vem depois dele.'
  if (estado === 'A_FATURAR' || estado === 'FATURADO')
    return 'Este exame é cobrado no fechamento: a nota é da conta do fechamento.'
  return COM_SERVICO.has(estado) ? null : 'Esta conta foi cancelada: ela não tem nota.'
}

const deQuais = (numeros: readonly number[]): string =>
  numeros.length === 0
    ? ''
    : ` sobre ${numeros.length === 1 ? 'a nº' : 'as nºs'} ${new Intl.ListFormat('pt-BR').format(numeros.map(String))}`

/** What a note will not say, and what to do about it. */
export function avisosDoTitulo({ deAssinatura, tomador }: Pick<TituloDaNota, 'deAssinatura' | 'tomador'>): string[] {
  if (!deAssinatura || tomador.endereco !== null) return []
  return [
    'O assinante não tem o endereço completo: a nota sai sem ele. A empresa o completa em Assinatura, Dados para a nota fiscal; você, em Cadastro, Clientes.',
  ]
}

const invalido = (campo: string, mensagem: string) => new ErroDeDominio('VALIDACAO', { campos: { [campo]: mensagem } })

const SEM_LETRAS = 'O leiaute nacional ainda não aceita o CNPJ com letras do tomador.'

/** Whom the note is for: the registry says, and what was typed where it says nothing. */
function tomadorDe({ tomador }: TituloDaNota, digitado: DadosDaEmissao['tomador']): DpsAEscrever['tomador'] {
  const { nome, documento, endereco } =
    tomador.documento !== null || digitado === null ? tomador : { ...digitado, endereco: tomador.endereco }
  if (documento === null)
    throw invalido('tomador', 'Informe o nome e o CPF ou CNPJ de quem recebe a nota: o cadastro não tem.')
  if (!documentoCabeNoLeiaute(documento)) throw invalido('tomador', SEM_LETRAS)
  return { nome, documento, endereco }
}

export type NotaPreparada = Omit<DpsAEscrever, 'numero' | 'substitui'> & { empresa: Guardada & DaEmpresa }

/** What a note of a title says, from the title, the registries, the settings and what the person said. Refuses what the layout would. */
export async function prepararNota(
  ctx: CtxCliente,
  codigo: string,
  dados: Omit<DadosDaEmissao, 'senha'>,
): Promise<NotaPreparada> {
  const { tx, cliente, agora } = ctx
  const titulo = exigir(await lerTitulo(tx, { cliente, clinica: null }, codigo, { travar: true }))
  const empresa = await exigirConfigurada(ctx)
  const recusa = recusaDoTitulo(titulo)
  if (recusa !== null) throw new ErroDeDominio('TRANSICAO_INVALIDA', { mensagem: recusa })
  const tomador = tomadorDe(titulo, dados.tomador)
  const issRetido = dados.issRetido ?? retemPorPadrao(empresa.issRetido, tomador.documento)
  const servico = { servicoCentavos: titulo.valorCentavos, descontoCentavos: dados.descontoCentavos, issRetido }
  const dosValores = recusaDosValores(empresa, servico)
  if (dosValores !== null) throw invalido(dosValores.campo, dosValores.mensagem)
  const descricao = textoDoLeiaute(dados.descricao ?? titulo.descricao, 1_000)
  if (descricao === null) throw invalido('descricao', 'Descreva o serviço com letras e números.')
  const hoje = diaNaZona(agora.toString(), empresa.fuso)
  return {
    empresa,
    agora,
    // A service of a day that has not come is declared on the day of the note.
    competencia: titulo.competencia > hoje ? hoje : titulo.competencia,
    descricao,
    tomador,
    valores: calcularNota(empresa, servico),
    issRetido,
  }
}
