import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { RelatorioDoEquipamento } from '@vetlume/dominio/laudo'
import type { CtxCliente, CtxLivre } from '../../context.ts'
import { exigirCliente } from '../../infra/banco/index.ts'
import { ehDicom, lerRelatorioDicom } from '../../infra/dicom/index.ts'
import { pedinteDe } from '../../infra/pedinte.ts'
import type { Ator } from '../../infra/token.ts'
import { guardarArquivo } from '../cliente/index.ts'
import { exigirQueEscreva, exigirQueEscrevaEste, travarVisivel } from './exigencias.ts'
import { consultaDosRelatorios, inserirRelatorio, relatorioPorBytes, type NovoRelatorio } from './queries-relatorio.ts'

/** An exam has one or two; who sends more sends something else. */
const MAXIMO_DE_RELATORIOS = 20

type Recebido = Pick<NovoRelatorio, 'nome' | 'dicom' | 'medidas' | 'sha256' | 'tamanho'>

async function guardar(ctx: CtxCliente, codigo: string, recebido: Recebido): Promise<RelatorioDoEquipamento> {
  const { tx, cliente, ator, agora } = ctx
  const laudo = await travarVisivel(ctx, codigo)
  exigirQueEscreva(ator, laudo)
  const repetido = await relatorioPorBytes(tx, cliente, codigo, recebido.sha256)
  if (repetido !== undefined) return repetido
  const { rows: enviados } = await consultaDosRelatorios(cliente, codigo).execute(tx)
  if (enviados.length >= MAXIMO_DE_RELATORIOS) {
    const campos = { arquivo: `Um laudo guarda até ${MAXIMO_DE_RELATORIOS} relatórios de equipamento.` }
    throw new ErroDeDominio('VALIDACAO', { campos })
  }
  const arquivo = await inserirRelatorio(tx, cliente, {
    ...recebido,
    laudo: codigo,
    animal: laudo.animal,
    criado_por: ator.usuario,
    criado_em: agora.toString(),
  })
  ctx.auditar({
    acao: 'enviar relatório',
    entidade: 'laudo',
    registro: codigo,
    mudancas: { relatorio: [null, arquivo], sha256: [null, recebido.sha256], medidas: [null, recebido.medidas.length] },
  })
  const { nome, dicom, medidas } = recebido
  return { arquivo, nome, dicom, medidas }
}

/** Takes in what a machine measured. It stands beside the laudo: nothing of it is in it until a person takes it. */
export async function enviarRelatorio({
  ctx,
  input,
  arquivo,
}: {
  ctx: CtxLivre<Ator>
  input: { codigo: string }
  arquivo: { nome: string; bytes: Uint8Array }
}): Promise<RelatorioDoEquipamento> {
  const cliente = exigirCliente(ctx.ator)
  await ctx.emCliente(cliente, (interno) => exigirQueEscrevaEste(interno, input.codigo))
  if (!ehDicom(arquivo.bytes))
    throw new ErroDeDominio('TIPO_NAO_ACEITO', { mensagem: 'Envie o relatório de medidas (SR) em um arquivo DICOM.' })
  const { dados: dicom, medidas } = await lerRelatorioDicom(arquivo.bytes, pedinteDe(ctx))
  const sha256 = await guardarArquivo(ctx, cliente, arquivo.bytes)
  const recebido = { nome: arquivo.nome || 'relatorio', dicom, medidas, sha256, tamanho: arquivo.bytes.byteLength }
  return ctx.emCliente(cliente, (interno) => guardar(interno, input.codigo, recebido))
}
