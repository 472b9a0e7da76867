import * as z from 'zod/mini'
import { simOuNao } from '../cadastro/index.ts'
import { usoDoRecurso } from '../cliente/index.ts'
import { aceiteDoConvite } from '../conta/index.ts'
import {
  codigo,
  endpoint,
  entradaDeLista,
  instante,
  opcional,
  pagina,
  permissoes,
  porCodigo,
  referencia,
  SEM_ENTRADA,
  VAZIO,
  versao,
} from '../contrato/index.ts'
import { esquemaEmail } from '../formatos/index.ts'
import { PERFIS } from '../menu/index.ts'
import { PERMISSOES_DA_EMPRESA } from '../permissoes/index.ts'
import { sessaoAberta } from '../sessao/index.ts'
import { ESTADOS_DO_USUARIO, nomeDaPessoa } from '../usuario/index.ts'
import { dadosDoConvite, dadosDoPapel, papelEscolhido, PERFIS_DA_EQUIPE } from './dados.ts'

const perfil = z.enum(PERFIS_DA_EQUIPE)
const estado = z.enum(ESTADOS_DO_USUARIO)
const UMA_HORA = 3_600

/** A link of somebody with a company, or an invitation to one. */
export const itemDaEquipe = z.object({
  codigo,
  /** Null while a shared link was not taken by anybody. */
  nome: z.nullable(z.string()),
  email: z.nullable(z.string()),
  perfil,
  /** Of a CLIENTE: `valor` is the name of a ready-made papel or the key of one of the company's own. */
  papel: z.nullable(z.object({ valor: z.string(), nome: z.string() })),
  /** The clinic or the specialist. */
  alvo: z.nullable(referencia),
  estado,
  segundoFator: z.boolean(),
  /** In this company. */
  ultimoAcesso: z.nullable(instante),
  sessoes: z.int(),
  convite: z.nullable(
    z.object({ enviadoEm: z.nullable(instante), expiraEm: instante, vale: z.boolean(), porLink: z.boolean() }),
  ),
  /** The person who asks. */
  eu: z.boolean(),
  versao,
})
export type ItemDaEquipe = z.infer<typeof itemDaEquipe>

export const fichaDaEquipe = z.extend(itemDaEquipe, {
  sessoesAbertas: z.array(sessaoAberta),
  /** To be shared, of an invitation by link that still holds, for who may invite. */
  link: z.nullable(z.string()),
  acoes: permissoes(['mudarPapel', 'mudarSituacao', 'encerrarSessoes', 'reenviar', 'cancelar', 'verHistorico']),
})
export type FichaDaEquipe = z.infer<typeof fichaDaEquipe>

export const papelDaEmpresa = z.object({
  codigo,
  nome: z.string(),
  descricao: z.nullable(z.string()),
  permissoes: z.array(z.enum(PERMISSOES_DA_EMPRESA)),
  versao,
  /** Names of who has it, of those who were switched off and of the invitations that wait too. */
  pessoas: z.array(z.string()),
  acoes: permissoes(['editar', 'excluir']),
})
export type PapelDaEmpresa = z.infer<typeof papelDaEmpresa>

// Who may come in, and to do what, is asked of who is really there.
const muda = { permissao: 'equipe:escrever', escopo: 'equipe', reforco: true } as const
const mudaPapel = { permissao: 'papel:escrever', escopo: 'equipe', reforco: true } as const
const segredo = z.string().check(z.minLength(20), z.maxLength(100))
const doLink = {
  permissao: 'publico',
  escopo: 'nenhum',
  limite: { chave: 'link-convite', maximo: 60, janelaSegundos: UMA_HORA },
} as const

const daEquipe = {
  'GET /equipe': endpoint({
    resumo: 'Pessoas da empresa, ou da clínica de quem pede: ativas, convidadas e inativas',
    permissao: 'equipe:ler',
    escopo: 'equipe',
    entrada: entradaDeLista(
      ['nome', 'ultimoAcesso'],
      {
        estado: z.optional(estado),
        perfil: z.optional(perfil),
        parceiro: z.optional(codigo),
        especialista: z.optional(codigo),
        segundoFator: z.optional(simOuNao),
      },
      'nome',
    ),
    resposta: pagina(itemDaEquipe),
  }),
  'GET /equipe/lugares': endpoint({
    resumo: 'Quantas pessoas o plano permite e quantas há, com os convites que esperam',
    permissao: 'equipe:ler',
    escopo: 'equipe',
    entrada: SEM_ENTRADA,
    resposta: usoDoRecurso,
  }),
  'GET /equipe/:codigo': endpoint({
    resumo: 'Uma pessoa da equipe, ou um convite, com o que se pode fazer',
    permissao: 'equipe:ler',
    escopo: 'equipe',
    entrada: porCodigo,
    resposta: fichaDaEquipe,
    erros: ['NAO_ENCONTRADO'],
  }),
  'PUT /equipe/:codigo/papel': endpoint({
    ...muda,
    resumo: 'Muda o que a pessoa pode fazer na empresa',
    entrada: z.object({ codigo, papel: papelEscolhido, versao }),
    resposta: fichaDaEquipe,
    erros: ['NAO_ENCONTRADO', 'CONFLITO_DE_VERSAO', 'TRANSICAO_INVALIDA'],
  }),
  'PUT /equipe/:codigo/ativo': endpoint({
    ...muda,
    resumo: 'Desativa a pessoa nesta empresa, ou a reativa. A conta dela em outros lugares não muda',
    entrada: z.object({ codigo, ativo: z.boolean(), versao }),
    resposta: fichaDaEquipe,
    erros: ['NAO_ENCONTRADO', 'CONFLITO_DE_VERSAO', 'TRANSICAO_INVALIDA', 'LIMITE_DO_PLANO'],
  }),
  'DELETE /equipe/:codigo/sessoes': endpoint({
    permissao: 'equipe:escrever',
    escopo: 'equipe',
    resumo: 'Encerra as sessões que a pessoa tem abertas nesta empresa',
    entrada: porCodigo,
    resposta: VAZIO,
    status: 204,
    erros: ['NAO_ENCONTRADO', 'TRANSICAO_INVALIDA'],
  }),
}

const convites = {
  'POST /equipe/convite': endpoint({
    ...muda,
    resumo: 'Convida alguém por e-mail, ou faz um link para enviar. A resposta é a mesma para quem já tem conta',
    entrada: dadosDoConvite,
    resposta: fichaDaEquipe,
    status: 201,
    idempotente: true,
    erros: ['JA_EXISTE', 'LIMITE_DO_PLANO', 'MUITAS_TENTATIVAS', 'REFERENCIA_INEXISTENTE', 'TRANSICAO_INVALIDA'],
  }),
  'POST /equipe/convite/:codigo/reenvio': endpoint({
    ...muda,
    resumo: 'Manda o convite outra vez, por mais 7 dias: o link anterior deixa de valer',
    entrada: porCodigo,
    resposta: fichaDaEquipe,
    erros: ['NAO_ENCONTRADO', 'TRANSICAO_INVALIDA', 'LIMITE_DO_PLANO', 'MUITAS_TENTATIVAS'],
  }),
  'DELETE /equipe/convite/:codigo': endpoint({
    ...muda,
    resumo: 'Cancela um convite que ninguém aceitou',
    entrada: porCodigo,
    resposta: VAZIO,
    status: 204,
    erros: ['NAO_ENCONTRADO', 'TRANSICAO_INVALIDA'],
  }),
  'POST /auth/convite/abrir': endpoint({
    ...doLink,
    resumo: 'O que um convite oferece a quem tem o seu link',
    entrada: z.object({ segredo }),
    resposta: z.object({
      empresa: z.string(),
      de: z.string(),
      /** "Recepção", "Especialista: Dra. Ana" */
      como: z.string(),
      nome: z.nullable(z.string()),
      /** A shared link asks for an e-mail; the letter that goes there is what is accepted. */
      passo: z.enum(['DIZER_EMAIL', 'CRIAR_CONTA', 'ACEITAR']),
    }),
    erros: ['LINK_EXPIRADO'],
  }),
  'POST /auth/convite/receber': endpoint({
    ...doLink,
    resumo: 'Manda o convite de um link compartilhado ao e-mail de quem o recebeu',
    entrada: z.object({ segredo, nome: nomeDaPessoa, email: esquemaEmail }),
    resposta: z.object({ emailSai: z.boolean() }),
    erros: ['LINK_EXPIRADO', 'MUITAS_TENTATIVAS', 'JA_EXISTE'],
  }),
  'POST /auth/convite/aceitar': endpoint({
    ...doLink,
    resumo: 'Aceita o convite: quem não tem conta cria a senha e concorda com os termos',
    entrada: z.object({ segredo, nome: opcional(nomeDaPessoa), conta: opcional(aceiteDoConvite) }),
    resposta: VAZIO,
    status: 204,
    erros: ['LINK_EXPIRADO', 'USUARIO_INATIVO', 'LIMITE_DO_PLANO', 'TRANSICAO_INVALIDA'],
  }),
}

/** An invitation that waits for the mailbox of who is in the session, as its letter says it. */
export const meuConvite = z.object({
  codigo,
  empresa: z.string(),
  de: z.string(),
  /** "Recepção", "Especialista: Dra. Ana" */
  como: z.string(),
  expiraEm: instante,
})
export type MeuConvite = z.infer<typeof meuConvite>

const meusConvites = {
  'GET /conta/convites': endpoint({
    resumo: 'Convites que esperam o e-mail de quem está na sessão, de qualquer empresa',
    permissao: 'autenticado',
    escopo: 'plataforma',
    entrada: SEM_ENTRADA,
    resposta: z.array(meuConvite),
  }),
  'POST /conta/convites/:codigo/aceitar': endpoint({
    resumo: 'Aceita um convite sem a carta: a conta é a do e-mail convidado',
    permissao: 'autenticado',
    escopo: 'nenhum',
    entrada: porCodigo,
    /** Where the person may go from now on, and what they are in all. */
    resposta: z.object({ tipo: z.enum(['cliente', 'clinica']), lugar: referencia, perfis: z.array(z.enum(PERFIS)) }),
    erros: ['NAO_ENCONTRADO', 'LINK_EXPIRADO', 'LIMITE_DO_PLANO', 'TRANSICAO_INVALIDA'],
  }),
  'POST /conta/convites/:codigo/recusar': endpoint({
    resumo: 'Recusa um convite: ele deixa de valer, e a empresa vê que foi recusado',
    permissao: 'autenticado',
    escopo: 'nenhum',
    entrada: porCodigo,
    resposta: VAZIO,
    status: 204,
    erros: ['NAO_ENCONTRADO', 'LINK_EXPIRADO'],
  }),
}

const papeis = {
  'GET /papel': endpoint({
    resumo: 'Conjuntos de permissões que a empresa criou, com quem usa cada um',
    permissao: 'papel:ler',
    escopo: 'equipe',
    entrada: SEM_ENTRADA,
    resposta: z.array(papelDaEmpresa),
  }),
  'POST /papel': endpoint({
    ...mudaPapel,
    resumo: 'Cria um conjunto de permissões da empresa',
    entrada: dadosDoPapel,
    resposta: papelDaEmpresa,
    status: 201,
    idempotente: true,
    erros: ['JA_EXISTE', 'TRANSICAO_INVALIDA'],
  }),
  'PUT /papel/:codigo': endpoint({
    ...mudaPapel,
    resumo: 'Muda um conjunto de permissões: vale em segundos para quem o tem',
    entrada: z.extend(dadosDoPapel, { codigo, versao }),
    resposta: papelDaEmpresa,
    erros: ['NAO_ENCONTRADO', 'JA_EXISTE', 'CONFLITO_DE_VERSAO', 'TRANSICAO_INVALIDA'],
  }),
  'DELETE /papel/:codigo': endpoint({
    ...mudaPapel,
    resumo: 'Exclui um conjunto que ninguém usa',
    entrada: porCodigo,
    resposta: VAZIO,
    status: 204,
    erros: ['NAO_ENCONTRADO', 'EM_USO'],
  }),
}

export const contratoEquipe = { ...daEquipe, ...convites, ...meusConvites, ...papeis }
