import {
  faltaNoEndereco,
  type contratoAssinatura,
  type DadosFiscais,
  type FichaFiscal,
} from '@vetlume/dominio/assinatura'
import type { EntradaLida } from '@vetlume/dominio/contrato'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { permite } from '@vetlume/dominio/permissoes'
import type { CtxCliente, CtxPlataforma } from '../../context.ts'
import { diferencas } from '../../infra/auditoria.ts'
import { type Banco, exigir, exigirVersao } from '../../infra/banco/index.ts'
import type { Ator } from '../../infra/token.ts'
import { cidadeDoCep } from '../cidade/index.ts'
import { fichaPropria, travarEmpresa } from '../cliente/index.ts'

async function lerFicha(tx: Banco, cliente: string): Promise<Omit<FichaFiscal, 'permissoes'>> {
  const ficha = exigir(await fichaPropria(tx, cliente))
  const { razaoSocial, documento, cep, cidade, logradouro, numero, complemento, bairro, versao } = ficha
  const dados = { razaoSocial, documento, cep, cidade, logradouro, numero, complemento, bairro }
  return { ...dados, versao, faltam: faltaNoEndereco(dados) }
}

/** What the note of the subscription says of the company. */
export async function verDadosFiscais({ ctx }: { ctx: CtxCliente }): Promise<FichaFiscal> {
  const { tx, cliente, ator } = ctx
  return { ...(await lerFicha(tx, cliente)), permissoes: { editar: permite(ator, 'cliente:escrever') } }
}

type Mudanca = Partial<Omit<DadosFiscais, 'razaoSocial'>> & { razaoSocial?: string }

async function gravar(
  { tx, auditar }: Pick<CtxPlataforma<Ator | null>, 'tx' | 'auditar'>,
  cliente: string,
  { razaoSocial, cidade, ...mesmas }: Mudanca,
): Promise<void> {
  const antes = exigir(await fichaPropria(tx, cliente))
  const colunas = {
    ...mesmas,
    ...(razaoSocial === undefined ? {} : { razao_social: razaoSocial }),
    ...(cidade === undefined ? {} : { cidade: cidade === null ? null : Number(cidade) }),
  }
  await tx
    .updateTable('cliente')
    .set((e) => ({ ...colunas, versao: e('versao', '+', 1) }))
    .where('codigo', '=', cliente)
    .execute()
  const { codigo: registro, ...depois } = exigir(await fichaPropria(tx, cliente))
  auditar({ acao: 'ALTERAR', entidade: 'cliente', registro, mudancas: diferencas({ ...antes }, depois) })
}

/** The company puts right what the next note says of it. It is its own record: there is no second copy. */
export async function mudarDadosFiscais({
  ctx,
  input: { versao, ...dados },
}: {
  ctx: CtxCliente
  input: EntradaLida<(typeof contratoAssinatura)['PUT /assinatura/dados-fiscais']>
}): Promise<FichaFiscal> {
  const { tx, cliente } = ctx
  await travarEmpresa(tx, cliente)
  exigirVersao(await lerFicha(tx, cliente), versao)
  await gravar(ctx, cliente, dados)
  return verDadosFiscais({ ctx })
}

export const faltasDe = async (tx: Banco, cliente: string): Promise<{ faltam: string[] }> => ({
  faltam: (await lerFicha(tx, cliente)).faltam,
})

/** By a ticket, which only the password was asked for: an address that is missing is filled in, and nothing that stands is changed. */
export async function completarEndereco(
  ctx: Pick<CtxPlataforma<null>, 'tx' | 'auditar'>,
  cliente: string,
  endereco: Required<Pick<Mudanca, 'cep' | 'logradouro' | 'numero' | 'complemento' | 'bairro'>> & { cep: string },
): Promise<{ faltam: string[] }> {
  const { tx } = ctx
  await travarEmpresa(tx, cliente)
  if ((await faltasDe(tx, cliente)).faltam.length === 0)
    throw new ErroDeDominio('TRANSICAO_INVALIDA', {
      mensagem: 'O endereço da empresa já está completo: para mudá-lo, entre e abra a assinatura.',
    })
  const cidade = await cidadeDoCep(tx, endereco.cep)
  if (cidade === null)
    throw new ErroDeDominio('VALIDACAO', { campos: { cep: 'Não achamos a cidade deste CEP: confira os números.' } })
  await gravar(ctx, cliente, { ...endereco, cidade: cidade.codigo })
  return faltasDe(tx, cliente)
}
