import type { Ator } from '../../../apps/api/src/infra/token.ts'
import type { CtxCliente } from '../../../apps/api/src/context.ts'
import { exigir } from '../../../apps/api/src/infra/banco/index.ts'
import { reservarArquivo } from '../../../apps/api/src/modules/cliente/index.ts'
import { cobrancaDoAtendimento } from '../../../apps/api/src/modules/financeiro/concluir-atendimento.ts'
import {
  gravarAssinatura,
  imprimirAssinatura,
  responderAvisos,
  sortearCodigo,
  type Assinatura,
} from '../../../apps/api/src/modules/laudo/assinatura.ts'
import { paraVerificar, type LaudoInteiro } from '../../../apps/api/src/modules/laudo/apresentar.ts'
import { comecarLaudo } from '../../../apps/api/src/modules/laudo/comecar-laudo.ts'
import { construirDocumento } from '../../../apps/api/src/modules/laudo/construir-documento.ts'
import { laudoInteiro } from '../../../apps/api/src/modules/laudo/laudo-inteiro.ts'
import {
  dadosDoLaudo,
  type DadosDoLaudo,
  type ImagemDoPaciente,
} from '../../../apps/api/src/modules/laudo/queries-dados.ts'
import { inserirImagem } from '../../../apps/api/src/modules/laudo/queries-imagem.ts'
import { retificarLaudo } from '../../../apps/api/src/modules/laudo/retificar-laudo.ts'
import { salvarRascunho } from '../../../apps/api/src/modules/laudo/salvar-rascunho.ts'
import type { AvisosRespondidos } from '@vetlume/dominio/laudo'
import { verificarLaudo } from '@vetlume/dominio/laudo/verificacao'
import { emParagrafos } from '@vetlume/dominio/modelos'
import { escreverLaudo, type ImagemNoLaudo } from './conteudo-do-laudo.ts'
import type { TipoDeImagem } from './imagens.ts'
import { agir } from './mundo.ts'
import type { ImagemGuardada, Elenco } from './elenco.ts'
import type { AnimalSemeado } from './pacientes.ts'

const IMAGENS: Readonly<Record<string, TipoDeImagem>> = {
  ULTRASSONOGRAFIA: 'ULTRASSOM',
  ECOCARDIOGRAFIA: 'ECO',
  RADIOGRAFIA: 'RADIOGRAFIA',
}

/** Written and not yet signed. `assinatura` is being printed meanwhile. */
export interface LaudoEscrito {
  codigo: string
  assinatura: Promise<Assinatura>
  avisos: AvisosRespondidos | null
  dados: DadosDoLaudo
}

async function itemComLaudo({ tx, cliente }: CtxCliente, atendimento: string): Promise<string> {
  const { codigo } = await tx
    .selectFrom('atendimento_item as i')
    .innerJoin('servico as s', (juncao) =>
      juncao.onRef('s.cliente', '=', 'i.cliente').onRef('s.codigo', '=', 'i.servico'),
    )
    .select('i.codigo')
    .where('i.cliente', '=', cliente)
    .where('i.atendimento', '=', atendimento)
    .where('s.exige_laudo', '=', true)
    .executeTakeFirstOrThrow()
  return codigo
}

/** The same few files stand for every exam; each laudo has its own record of them, for its own patient. */
async function juntarImagens(
  ctx: CtxCliente,
  laudo: string,
  animal: AnimalSemeado,
  imagens: readonly ImagemGuardada[],
): Promise<ImagemNoLaudo[]> {
  const { tx, cliente, ator, agora } = ctx
  const juntas: ImagemNoLaudo[] = []
  for (const [i, { sha256, tamanho, largura, altura, legenda }] of imagens.entries()) {
    await reservarArquivo(ctx, { sha256, tamanho })
    const arquivo = await inserirImagem(tx, cliente, {
      laudo,
      animal: animal.codigo,
      imagem: { sha256, tamanho, largura, altura, tipo: 'image/jpeg' },
      original: { sha256, tamanho, tipo: 'image/jpeg' },
      nome: `${animal.nome}-${i + 1}.jpg`,
      criado_por: ator.usuario,
      criado_em: agora.toString(),
    })
    juntas.push({ arquivo, legenda })
  }
  return juntas
}

function imagensDoExame({ imagens, mundo: { sorteio } }: Elenco, modalidade: string): ImagemGuardada[] {
  const doTipo = imagens.filter(({ tipo }) => tipo === IMAGENS[modalidade])
  if (!sorteio.chance(60)) return []
  return doTipo.slice(0, sorteio.inteiro(2, doTipo.length))
}

async function escrever(
  ctx: CtxCliente,
  elenco: Elenco,
  animal: AnimalSemeado,
  codigo: string,
  rascunho: boolean,
): Promise<void> {
  const { tx, cliente } = ctx
  const { titulo, versao, modalidade, modelo, peso_gramas: doExame } = exigir(await dadosDoLaudo(tx, cliente, codigo))
  const { sorteio } = elenco.mundo
  const imagens = await juntarImagens(ctx, codigo, animal, imagensDoExame(elenco, modalidade))
  // Formulas and references go by the weight of the day of the exam.
  const paciente = { ...animal, pesoGramas: doExame ?? animal.pesoGramas }
  const { conteudo, critico } = escreverLaudo(sorteio, exigir(modelo).estrutura, paciente, imagens)
  // A draft stops halfway: what comes after is still as the model brought it.
  const metade = conteudo.secoes.map((secao, i) => ({ ...secao, confirmada: i < conteudo.secoes.length / 2 }))
  const incompleto = { ...conteudo, secoes: metade, conclusao: emParagrafos() }
  await salvarRascunho({ ctx, input: { codigo, versao, titulo, critico, conteudo: rascunho ? incompleto : conteudo } })
}

/** The warnings that the person who signs would have been shown. */
const avisosDe = (inteiro: LaudoInteiro) => responderAvisos(verificarLaudo(paraVerificar(inteiro)), null)

function imprimir(
  { mundo: { servicos } }: Elenco,
  dados: DadosDoLaudo,
  imagens: readonly ImagemDoPaciente[],
  quando: Temporal.Instant,
): Promise<Assinatura> {
  const documento = construirDocumento(dados, imagens, {
    agora: quando,
    codigoVerificacao: sortearCodigo(),
    origem: servicos.origem,
    assinatura: { nivel: 'SIMPLES', certificado: null },
  })
  const assinatura = imprimirAssinatura(servicos, documento, quando)
  // Awaited only when it is signed: a failure before that must not end the process unheard.
  assinatura.catch(() => undefined)
  return assinatura
}

/** Whom the exam has was chosen with it: nobody is asked. */
const DA_ESPECIALIDADE = { ignorarEspecialidade: false, motivoEspecialidade: null } as const

/** Starts the laudo of the exam and leaves it half written, without conclusion. */
export async function rascunharLaudo(
  elenco: Elenco,
  autor: Ator,
  { atendimento, animal }: { atendimento: string; animal: AnimalSemeado },
  quando: Temporal.Instant,
): Promise<void> {
  await agir(elenco.mundo, { ator: autor, cliente: elenco.cliente, quando }, async (ctx) => {
    const { codigo } = await comecarLaudo({
      ctx,
      input: { item: await itemComLaudo(ctx, atendimento), modelo: null, ...DA_ESPECIALIDADE },
    })
    await escrever(ctx, elenco, animal, codigo, true)
  })
}

/** Writes the whole laudo of the exam and starts printing what will be signed at `assinarEm`. */
export async function escreverLaudoDoExame(
  elenco: Elenco,
  autor: Ator,
  { atendimento, animal }: { atendimento: string; animal: AnimalSemeado },
  { quando, assinarEm }: { quando: Temporal.Instant; assinarEm: Temporal.Instant },
): Promise<LaudoEscrito> {
  const lido = await agir(elenco.mundo, { ator: autor, cliente: elenco.cliente, quando }, async (ctx) => {
    const { codigo } = await comecarLaudo({
      ctx,
      input: { item: await itemComLaudo(ctx, atendimento), modelo: null, ...DA_ESPECIALIDADE },
    })
    await escrever(ctx, elenco, animal, codigo, false)
    return laudoInteiro(ctx.tx, ctx.cliente, codigo)
  })
  const { dados, imagens } = lido
  const { codigo } = dados
  return { codigo, dados, avisos: avisosDe(lido), assinatura: imprimir(elenco, dados, imagens, assinarEm) }
}

export async function assinarLaudo(
  elenco: Elenco,
  autor: Ator,
  { dados, assinatura, avisos }: Omit<LaudoEscrito, 'codigo'>,
  { quando, entregar }: { quando: Temporal.Instant; entregar: boolean },
): Promise<void> {
  const pronta = await assinatura
  await elenco.mundo.servicos.arquivos.gravar(pronta.pdf)
  await agir(elenco.mundo, { ator: autor, cliente: elenco.cliente, quando }, async (ctx) => {
    await reservarArquivo(ctx, { sha256: pronta.pdfSha256, tamanho: pronta.pdf.byteLength }, { semLimite: true })
    await gravarAssinatura(ctx, pronta, dados, { entregar, avisos, cobranca: cobrancaDoAtendimento })
  })
}

/** A second edition of a signed laudo, with a reason and a changed conclusion, signed and delivered at once. */
export async function retificar(
  elenco: Elenco,
  autor: Ator,
  { codigo }: LaudoEscrito,
  quando: Temporal.Instant,
): Promise<void> {
  const motivo = 'Correção da conclusão, a pedido do veterinário solicitante.'
  const nova = await agir(elenco.mundo, { ator: autor, cliente: elenco.cliente, quando }, async (ctx) => {
    const edicao = await retificarLaudo({ ctx, input: { codigo, motivo } })
    const { titulo, critico, versao, conteudo } = exigir(await dadosDoLaudo(ctx.tx, ctx.cliente, edicao.codigo))
    const conclusao = {
      ...conteudo.conclusao,
      content: [...conteudo.conclusao.content, ...emParagrafos('Sugere-se controle em 60 dias.').content],
    }
    await salvarRascunho({
      ctx,
      input: { codigo: edicao.codigo, versao, titulo, critico, conteudo: { ...conteudo, conclusao } },
    })
    return laudoInteiro(ctx.tx, ctx.cliente, edicao.codigo)
  })
  const assinatura = imprimir(elenco, nova.dados, nova.imagens, quando)
  const avisos = avisosDe(nova)
  await assinarLaudo(elenco, autor, { dados: nova.dados, assinatura, avisos }, { quando, entregar: true })
}
