import type { EntradaLida } from '@vetlume/dominio/contrato'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { contratoNotaFiscal, NotaCompleta } from '@vetlume/dominio/nota-fiscal'
import type { CtxCliente, CtxLivre } from '../../context.ts'
import { exigirCliente, proximoNumero } from '../../infra/banco/index.ts'
import type { Signatario } from '../../infra/nota-fiscal/index.ts'
import type { Ator } from '../../infra/token.ts'
import { abrirNota } from './abrir-nota.ts'
import { abrirParaAssinar, type Custodia } from './certificado.ts'
import { escreverDps, type DpsAEscrever } from './dps.ts'
import { prepararNota, type NotaPreparada } from './preparar-nota.ts'
import { sequenciaDa } from './queries-configuracao.ts'
import { inserirNota, notaViva, travarNota } from './queries-nota.ts'

export const NOTA_A_ENVIAR = 'nota-fiscal.a-enviar'
/** The national environment said something that changed the state of a note. */
export const NOTA_MUDOU = 'nota-fiscal.mudou'

type EntradaDaEmissao = EntradaLida<(typeof contratoNotaFiscal)['POST /nota-fiscal']>

interface Emissao {
  codigo: string
  titulo: string
  /** The note that it replaces. */
  substitui: ({ codigo: string } & NonNullable<DpsAEscrever['substitui']>) | null
}

/** Numbers, signs and keeps a note. What is sent is what was kept: sending comes after the commit. */
export async function gravarNota(
  ctx: CtxCliente,
  preparada: NotaPreparada,
  { codigo, titulo, substitui }: Emissao,
  signatario: Signatario,
): Promise<void> {
  const { tx, cliente, ator, agora } = ctx
  const { empresa, descricao, tomador, valores, competencia } = preparada
  const numero = await proximoNumero(tx, cliente, sequenciaDa(empresa.serie))
  const { id, xml } = await escreverDps({ ...preparada, numero, substitui }, signatario)
  await inserirNota(tx, {
    cliente,
    codigo,
    titulo,
    estado: 'PENDENTE',
    ambiente: 'TESTE',
    leiaute: empresa.leiaute,
    serie: empresa.serie,
    numero_dps: numero,
    id_dps: id,
    regime: empresa.regime,
    descricao,
    tomador_nome: tomador.nome,
    tomador_documento: tomador.documento,
    competencia,
    servico_centavos: valores.servicoCentavos,
    desconto_centavos: valores.descontoCentavos,
    aliquota_bp: valores.aliquotaBp,
    iss_centavos: valores.issCentavos,
    iss_retido_centavos: valores.issRetidoCentavos,
    dps_xml: xml,
    proxima_em: agora.toString(),
    substitui: substitui?.codigo ?? null,
    emitida_em: agora.toString(),
    autor: ator.nome,
  })
  ctx.auditar({
    acao: substitui === null ? 'EMITIR' : 'SUBSTITUIR',
    entidade: 'nota-fiscal',
    registro: codigo,
    mudancas: {
      titulo: [null, titulo],
      dps: [null, id],
      servicoCentavos: [null, valores.servicoCentavos],
      issCentavos: [null, valores.issCentavos],
      substitui: [null, substitui?.codigo ?? null],
    },
  })
  ctx.publicar({ tipo: NOTA_A_ENVIAR, dados: { nota: codigo } })
}

const jaTem = () =>
  new ErroDeDominio('JA_EXISTE', {
    mensagem: 'Esta conta já tem uma nota fiscal. Cancele-a ou substitua-a antes de emitir outra.',
  })

/** The key is made by who asks: the same one twice is the same note. Answers whether it is there already. */
export async function jaEmitida({ tx, cliente }: CtxCliente, codigo: string, titulo: string): Promise<boolean> {
  const nota = await travarNota(tx, cliente, codigo)
  if (nota !== undefined && nota.titulo !== titulo) throw new ErroDeDominio('JA_EXISTE')
  return nota !== undefined
}

async function exigirSemNota({ tx, cliente }: CtxCliente, titulo: string): Promise<void> {
  if ((await notaViva(tx, cliente, titulo)) !== undefined) throw jaTem()
}

/** Writes the note of a title that is held: of any number who ask at once, one writes it. */
export async function emitirAssinada(
  ctx: CtxCliente,
  { codigo, titulo, ...dados }: Omit<EntradaDaEmissao, 'senha'>,
  signatario: Signatario,
): Promise<void> {
  const preparada = await prepararNota(ctx, titulo, dados)
  if (await jaEmitida(ctx, codigo, titulo)) return
  await exigirSemNota(ctx, titulo)
  await gravarNota(ctx, preparada, { codigo, titulo, substitui: null }, signatario)
}

/** Issues the note of a title: looked at, the certificate opened, then looked at again under the lock and written. */
export async function emitirNota({
  ctx,
  input,
  custodia,
}: {
  ctx: CtxLivre<Ator>
  input: EntradaDaEmissao
  custodia: Custodia
}): Promise<NotaCompleta> {
  const cliente = exigirCliente(ctx.ator)
  const { senha, ...pedido } = input
  const { codigo, titulo, ...dados } = pedido
  const anterior = await ctx.emCliente(cliente, async (interno) => {
    if (await jaEmitida(interno, codigo, titulo)) return abrirNota(interno, codigo)
    await prepararNota(interno, titulo, dados)
    await exigirSemNota(interno, titulo)
    return null
  })
  if (anterior !== null) return anterior
  const signatario = await abrirParaAssinar(ctx, { cliente, senha, para: 'emitir' }, custodia)
  return ctx.emCliente(cliente, async (interno) => {
    await emitirAssinada(interno, pedido, signatario)
    return abrirNota(interno, codigo)
  })
}
