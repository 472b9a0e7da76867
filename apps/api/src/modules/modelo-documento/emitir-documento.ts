import { ErroDeDominio } from '@vetlume/dominio/erros'
import {
  VARIAVEIS_DO_DOCUMENTO,
  type DocumentoDeTexto,
  type DocumentoEmitido,
  type EstruturaDeTexto,
  type PedidoDeDocumento,
  type ServicoDoDocumento,
  type TipoDeDocumento,
} from '@vetlume/dominio/modelo-documento'
import canonicalize from 'canonicalize'
import type { CtxCliente, CtxLivre } from '../../context.ts'
import { sha256 } from '../../infra/arquivos.ts'
import { exigir, exigirCliente, proximoNumero } from '../../infra/banco/index.ts'
import type { Ator } from '../../infra/token.ts'
import { pedinteDe } from '../../infra/pedinte.ts'
import { animalNaVisao } from '../animal/index.ts'
import { visaoDosCadastros } from '../cadastros/index.ts'
import { registrarAcesso } from '../historico/index.ts'
import { construirDocumentoDeTexto, variaveisPorPreencher, type Preenchimento } from './construir-documento.ts'
import type { DadosDoPaciente } from './dados-do-paciente.ts'
import { imprimirDocumento } from './imprimir.ts'
import {
  animalDoAtendimento,
  documentoGuardado,
  documentosEmitidos,
  inserirDocumento,
  recebidoDoAtendimento,
  servicosDoAtendimento,
} from './queries-documento.ts'
import { dadosDoPaciente } from './queries-paciente.ts'
import { conferirDeclaracao, exigirRecebido, servicosDoRecibo } from './recibo.ts'
import { lerVersao } from './queries-versao.ts'
import { lerModelo } from './verbos-do-modelo.ts'

/** Throws NAO_ENCONTRADO unless the person reaches the patient. */
export async function exigirPaciente({ tx, cliente, ator }: CtxCliente, animal: string): Promise<void> {
  exigir((await animalNaVisao(tx, cliente, visaoDosCadastros(ator), animal)) ? animal : null)
}

/** Who only examines, signs in its own name and writes of its own exams. */
const proprioEspecialista = ({ ator }: CtxCliente): string | null =>
  ator.perfis.includes('CLIENTE') ? null : ator.especialista

interface ModeloEmUso {
  versao: string
  tipo: TipoDeDocumento
  nome: string
  estrutura: EstruturaDeTexto
}

async function modeloEmUso(ctx: CtxCliente, codigo: string): Promise<ModeloEmUso> {
  const recusar = (mensagem: string) => new ErroDeDominio('TRANSICAO_INVALIDA', { mensagem })
  const modelo = exigir(await lerModelo(ctx, codigo))
  if (modelo.tipo === 'LAUDO') throw recusar('Um laudo começa de um exame, em Laudos.')
  if (!modelo.ativo) throw recusar('Este modelo está desativado.')
  const versao = await lerVersao(ctx.tx, ctx.cliente, codigo, 'EM_USO')
  if (versao?.texto == null) throw recusar('Este modelo ainda não foi publicado.')
  return { versao: versao.codigo, tipo: modelo.tipo, nome: modelo.nome, estrutura: versao.texto }
}

function problemasDoPedido(
  { tipo, estrutura }: ModeloEmUso,
  pedido: Preenchimento & Pick<PedidoDeDocumento, 'semControlados'>,
) {
  const { lista, campos } = estrutura
  const perguntadas = new Set(campos.map(({ chave }) => chave))
  const problemas: Record<string, string> = {}
  for (const chave of Object.keys(pedido.campos))
    if (!perguntadas.has(chave)) problemas[`campos.${chave}`] = 'Este modelo não pergunta isto.'
  for (const { chave, rotulo, obrigatorio, padrao } of campos)
    if (obrigatorio && (pedido.campos[chave] ?? padrao).trim() === '')
      problemas[`campos.${chave}`] = `Preencha “${rotulo}”.`
  if (lista === 'PRODUTOS' && pedido.produtos.length === 0) problemas['produtos'] = 'Acrescente ao menos um produto.'
  if (lista === 'SERVICOS' && pedido.servicos.length === 0) problemas['servicos'] = 'Acrescente ao menos um serviço.'
  if (lista !== 'PRODUTOS' && pedido.produtos.length > 0) problemas['produtos'] = 'Este documento não lista produtos.'
  if (lista !== 'SERVICOS' && pedido.servicos.length > 0) problemas['servicos'] = 'Este documento não lista serviços.'
  if (tipo === 'RECEITA' && !pedido.semControlados)
    problemas['semControlados'] =
      'Confirme que nenhum produto é sujeito a controle especial: esses não são emitidos aqui.'
  return problemas
}

function recusarSe(campos: Readonly<Record<string, string>>): void {
  if (Object.keys(campos).length > 0) throw new ErroDeDominio('VALIDACAO', { campos })
}

function exigirQuemAssine({ assinaturas }: EstruturaDeTexto, { especialista }: DadosDoPaciente): void {
  if (assinaturas.includes('VETERINARIO') && especialista === null)
    recusarSe({ especialista: 'Escolha o veterinário que assina.' })
}

/** A variable that exists but has no value for this patient would be printed as it is written. */
function exigirPreenchido(documento: DocumentoDeTexto): void {
  const faltam = variaveisPorPreencher(documento)
  if (faltam.length === 0) return
  const rotulos = faltam.map((nome) => VARIAVEIS_DO_DOCUMENTO.find((uma) => uma.nome === nome)?.rotulo ?? nome)
  throw new ErroDeDominio('VALIDACAO', {
    mensagem: `Falta no cadastro do paciente ou no atendimento: ${rotulos.join(', ')}.`,
    campos: { animal: `Complete: ${rotulos.join(', ')}.` },
  })
}

/** What is listed: what was written or, without it, what the atendimento did; a receipt lists what was paid. */
async function servicosDoPedido(
  { tx, cliente }: CtxCliente,
  { tipo, estrutura }: ModeloEmUso,
  { atendimento, servicos }: PedidoDeDocumento,
): Promise<ServicoDoDocumento[]> {
  if (atendimento === null) return servicos
  const recebido = tipo === 'RECIBO' ? exigirRecebido(await recebidoDoAtendimento(tx, cliente, atendimento)) : null
  if (estrutura.lista !== 'SERVICOS') return servicos
  const lista = servicos.length > 0 ? servicos : await servicosDoAtendimento(tx, cliente, atendimento)
  return recebido === null ? lista : servicosDoRecibo(lista, recebido, { escritos: servicos.length > 0 })
}

async function pacienteDoPedido(ctx: CtxCliente, { animal, atendimento, especialista }: PedidoDeDocumento) {
  const { tx, cliente, agora } = ctx
  await exigirPaciente(ctx, animal)
  const proprio = proprioEspecialista(ctx)
  if (proprio !== null && especialista !== null && especialista !== proprio)
    throw new ErroDeDominio('SEM_PERMISSAO', { mensagem: 'Você só emite documentos em seu nome.' })
  if (atendimento !== null) exigir((await animalDoAtendimento(tx, cliente, atendimento, proprio)) === animal || null)
  const pedido = { animal, atendimento, especialista: proprio ?? especialista, agora: agora.toString() }
  return exigir(await dadosDoPaciente(tx, cliente, pedido))
}

/** Issues a document: checks what was answered, resolves it to text and keeps it as it is. The PDF is made from what was kept. */
export async function emitirDocumento({
  ctx,
  input,
}: {
  ctx: CtxCliente
  input: PedidoDeDocumento
}): Promise<{ codigo: string; numero: number }> {
  const { tx, cliente, ator } = ctx
  const agora = ctx.agora.toString()
  const modelo = await modeloEmUso(ctx, input.codigo)
  const dados = await pacienteDoPedido(ctx, input)
  const servicos = await servicosDoPedido(ctx, modelo, input)
  const preenchimento = { campos: input.campos, produtos: input.produtos, servicos }
  recusarSe(problemasDoPedido(modelo, { ...preenchimento, semControlados: input.semControlados }))
  conferirDeclaracao(modelo.tipo, input)
  exigirQuemAssine(modelo.estrutura, dados)
  const numero = await proximoNumero(tx, cliente, 'documento')
  const documento = construirDocumentoDeTexto(modelo.estrutura, dados, preenchimento, {
    tipo: modelo.tipo,
    numero,
    agora,
  })
  exigirPreenchido(documento)
  const codigo = await inserirDocumento(tx, cliente, {
    numero,
    modelo_versao: modelo.versao,
    tipo: modelo.tipo,
    titulo: documento.titulo,
    animal: input.animal,
    atendimento: input.atendimento,
    especialista: dados.especialista?.codigo ?? null,
    documento,
    documento_sha256: sha256(canonicalize(documento) ?? ''),
    emitido_em: agora,
    emitido_por: ator.nome,
  })
  registrarAcesso(ctx, 'animal', input.animal, { soIsso: false })
  const mudancas = { numero: [null, numero], modelo: [null, modelo.nome], animal: [null, input.animal] } as const
  ctx.auditar({ acao: 'EMITIR', entidade: 'documento-emitido', registro: codigo, mudancas })
  return { codigo, numero }
}

export async function listarDocumentosEmitidos({
  ctx,
  input,
}: {
  ctx: CtxCliente
  input: { animal?: string | undefined; atendimento?: string | undefined }
}): Promise<DocumentoEmitido[]> {
  const { tx, cliente } = ctx
  const especialista = proprioEspecialista(ctx)
  const animal = input.animal ?? exigir(await animalDoAtendimento(tx, cliente, input.atendimento ?? '', especialista))
  await exigirPaciente(ctx, animal)
  return documentosEmitidos(tx, cliente, { animal, atendimento: input.atendimento, especialista })
}

/** The PDF of what was issued, the same bytes each time; made after the transaction that found it. */
export async function baixarDocumentoEmitido({ ctx, input }: { ctx: CtxLivre<Ator>; input: { codigo: string } }) {
  const cliente = exigirCliente(ctx.ator)
  const { documento, emitido_em, numero, tipo } = await ctx.emCliente(cliente, async (interno) => {
    const visivel = { codigo: input.codigo, especialista: proprioEspecialista(interno) }
    const guardado = exigir(await documentoGuardado(interno.tx, cliente, visivel))
    await exigirPaciente(interno, guardado.animal)
    registrarAcesso(interno, 'animal', guardado.animal, { soIsso: true })
    return guardado
  })
  const bytes = await imprimirDocumento(ctx.servicos, documento, emitido_em, { pedinte: pedinteDe(ctx) })
  return { bytes, tipo: 'application/pdf', nome: `${tipo.toLowerCase()}-${numero}.pdf` }
}
