import { ZONA_PADRAO } from '@vetlume/dominio/constantes'
import { DIAS_DE_TESTE, type CadastroDeTeste, type CadastroGratis } from '@vetlume/dominio/conta'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { CtxLivre, CtxPlataforma } from '../../context.ts'
import { dentroDoCliente, exigir, type Banco } from '../../infra/banco/index.ts'
import { cifrarSenha } from '../../infra/senha.ts'
import { avisarContaExistente, avisarEmpresaExistente, enviarConfirmacao, enviarLinkDeAcesso } from './avisos.ts'
import { criarEmpresaInicial } from './empresa-inicial.ts'
import { noMesmoTempo } from './no-mesmo-tempo.ts'
import {
  contaPorIdentificador,
  cpfLivre,
  diasDeTesteDoPlano,
  empresaPorDocumento,
  inserirConta,
  inserirEmpresa,
  travarEmail,
  type Conta,
} from './queries.ts'

type Ctx = CtxPlataforma<null>

interface Cadastro extends CadastroGratis {
  /** Plain date; null on the free plan. */
  testeAte: string | null
  plano: string | null
  ciclo: string | null
}

/** Above what creating the company with all that it starts with takes. */
const PISO_MS = 500
const TAMANHO_DO_CPF = 11
/** A double click, or a retry after a cut connection: the first letter is on its way. */
const RECENTE = Temporal.Duration.from({ minutes: 10 })

async function avisarDono(ctx: Ctx, conta: Conta): Promise<void> {
  if (!conta.ativo) return
  if (!conta.confirmacao_pendente) return avisarContaExistente(ctx, conta)
  const criada = Temporal.Instant.from(conta.criado_em)
  if (Temporal.Instant.compare(criada.add(RECENTE), ctx.agora) > 0) return
  // The one who holds the mailbox sets the password: whoever signed up before may have been somebody else.
  await enviarLinkDeAcesso(ctx, conta, 'cadastro-pendente')
}

/** A CPF that somebody else enters with is left out in silence: a refusal would tell who has an account. */
async function cpfParaEntrar(tx: Banco, { cpf, documento }: Cadastro): Promise<string | null> {
  const escolhido = cpf ?? (documento.length === TAMANHO_DO_CPF ? documento : null)
  return escolhido !== null && (await cpfLivre(tx, escolhido)) ? escolhido : null
}

async function criarConta(ctx: Ctx, cadastro: Cadastro, senhaHash: string): Promise<void> {
  const { tx, agora } = ctx
  const { nome, empresa, documento, email, telefone, testeAte, plano, ciclo, versaoTermos } = cadastro
  const instante = agora.toString()
  await travarEmail(tx, email)
  const existente = await contaPorIdentificador(tx, { email, cpf: null })
  if (existente !== undefined) return avisarDono(ctx, existente)

  const estado = testeAte === null ? 'GRATIS' : 'TESTE'
  const cliente = await inserirEmpresa(
    tx,
    { nome: empresa, documento, telefone, email, estado, testeAte, plano, ciclo },
    instante,
  )
  if (cliente === null) {
    const { codigo } = exigir(await empresaPorDocumento(tx, documento))
    return avisarEmpresaExistente(ctx, { cliente: codigo, email, nome, empresa })
  }
  const perfil = testeAte === null ? 'CLIENTE_BASE' : 'CLIENTE'
  const usuario = await inserirConta(
    tx,
    {
      nome,
      email,
      cpf: await cpfParaEntrar(tx, cadastro),
      telefone,
      senhaHash,
      perfil,
      cliente,
      versaoTermos,
      endereco: ctx.endereco,
    },
    instante,
  )
  await dentroDoCliente(tx, cliente, (dentro) => criarEmpresaInicial(dentro, cliente, agora))
  await enviarConfirmacao(ctx, { codigo: usuario, cliente, email, nome }, { empresa, testeAte })
  ctx.auditar({
    acao: 'criar',
    entidade: 'cliente',
    registro: cliente,
    mudancas: { estado: [null, estado], plano: [null, plano], ciclo: [null, ciclo] },
  })
}

/** Hashes first and outside: it is the slow part, and it is done whether or not the account exists. */
async function cadastrar(ctx: CtxLivre<null>, cadastro: Cadastro): Promise<void> {
  const senhaHash = await cifrarSenha(cadastro.senha)
  await ctx.emPlataforma((interno) => criarConta(interno, cadastro, senhaHash))
}

export function cadastrarGratis({ ctx, input }: { ctx: CtxLivre<null>; input: CadastroGratis }): Promise<void> {
  return noMesmoTempo(PISO_MS, () => cadastrar(ctx, { ...input, testeAte: null, plano: null, ciclo: null }))
}

/** The trial runs through its last day, in the zone that a new company starts with. */
export async function cadastrarTeste({ ctx, input }: { ctx: CtxLivre<null>; input: CadastroDeTeste }): Promise<void> {
  const { plano } = input
  const dias = plano === null ? DIAS_DE_TESTE : await ctx.emPlataforma(({ tx }) => diasDeTesteDoPlano(tx, plano))
  if (dias === undefined)
    throw new ErroDeDominio('REFERENCIA_INEXISTENTE', { campos: { plano: 'Este plano não está mais à venda.' } })
  const testeAte = ctx.agora.toZonedDateTimeISO(ZONA_PADRAO).toPlainDate().add({ days: dias }).toString()
  await noMesmoTempo(PISO_MS, () => cadastrar(ctx, { ...input, testeAte }))
}
