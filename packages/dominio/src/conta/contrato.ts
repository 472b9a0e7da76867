import * as z from 'zod/mini'
import { endpoint, SEM_ENTRADA, VAZIO } from '../contrato/index.ts'
import { itemDePlano } from '../plano/index.ts'
import { aceiteDoConvite, cadastroDeTeste, cadastroGratis, correcaoDeEmail } from './cadastro.ts'
import { operadora } from './operadora.ts'
import { pedidoDeSenha } from './pedido-de-senha.ts'
import { esquemaSenhaNova } from './esquema-de-senha.ts'

const segredo = z.string().check(z.minLength(20), z.maxLength(100))

/** A plan as anybody may see it. Null limits mean without limit. */
export const planoPublico = z.pick(itemDePlano, {
  codigo: true,
  nome: true,
  paraQuem: true,
  mensalCentavos: true,
  anualCentavos: true,
  diasTeste: true,
  limiteUsuarios: true,
  limiteLaudosMes: true,
  limiteGb: true,
  limiteParceiros: true,
  recursos: true,
})
export type PlanoPublico = z.infer<typeof planoPublico>

/** The same whatever happened; only whether mail leaves this installation, so that the page can say where to look. */
const cartaACaminho = z.object({ emailSai: z.boolean() })
export type CartaACaminho = z.infer<typeof cartaACaminho>

const UMA_HORA = 3_600

export const contratoConta = {
  'POST /auth/teste-gratis': endpoint({
    resumo: 'Começa o teste: cria a empresa e manda o link de confirmação. A resposta é a mesma para quem já tem conta',
    permissao: 'publico',
    escopo: 'nenhum',
    entrada: cadastroDeTeste,
    resposta: cartaACaminho,
    erros: ['MUITAS_TENTATIVAS', 'REFERENCIA_INEXISTENTE'],
  }),
  'POST /auth/plano-gratis': endpoint({
    resumo: 'Cria a conta do plano grátis e manda o link de confirmação. A resposta é a mesma para quem já tem conta',
    permissao: 'publico',
    escopo: 'nenhum',
    entrada: cadastroGratis,
    resposta: cartaACaminho,
    erros: ['MUITAS_TENTATIVAS'],
  }),
  'POST /auth/confirmar-email': endpoint({
    resumo: 'Confirma o e-mail com o segredo do link, uma única vez',
    permissao: 'publico',
    escopo: 'nenhum',
    entrada: z.object({ segredo }),
    resposta: VAZIO,
    status: 204,
    limite: { chave: 'link-conta', maximo: 60, janelaSegundos: UMA_HORA },
    erros: ['LINK_EXPIRADO'],
  }),
  'POST /auth/reenviar-confirmacao': endpoint({
    resumo:
      'Manda outra vez o link que confirma o e-mail de uma conta nova. A resposta é a mesma se não há o que confirmar',
    permissao: 'publico',
    escopo: 'nenhum',
    entrada: pedidoDeSenha,
    resposta: cartaACaminho,
    erros: ['MUITAS_TENTATIVAS'],
  }),
  'POST /auth/corrigir-email': endpoint({
    resumo:
      'Corrige o e-mail de uma conta nova e manda a confirmação ao certo. A resposta é a mesma se o certo já tem conta',
    permissao: 'publico',
    escopo: 'nenhum',
    entrada: correcaoDeEmail,
    resposta: cartaACaminho,
    erros: ['CREDENCIAIS_INVALIDAS', 'MUITAS_TENTATIVAS'],
  }),
  'POST /auth/recuperar-senha': endpoint({
    resumo: 'Manda o link para criar outra senha. A resposta é a mesma se a conta não existe',
    permissao: 'publico',
    escopo: 'nenhum',
    entrada: pedidoDeSenha,
    resposta: cartaACaminho,
    erros: ['MUITAS_TENTATIVAS'],
  }),
  'POST /auth/redefinir-senha': endpoint({
    resumo: 'Troca a senha com o segredo do link e encerra todas as sessões da pessoa',
    permissao: 'publico',
    escopo: 'nenhum',
    entrada: z.object({ segredo, senha: esquemaSenhaNova }),
    resposta: VAZIO,
    status: 204,
    limite: { chave: 'link-conta', maximo: 60, janelaSegundos: UMA_HORA },
    erros: ['LINK_EXPIRADO'],
  }),
  'POST /auth/aceitar-convite': endpoint({
    resumo: 'Aceita o convite com o segredo do link: a pessoa cria a senha e concorda com os termos',
    permissao: 'publico',
    escopo: 'nenhum',
    entrada: z.object({ segredo, ...aceiteDoConvite.shape }),
    resposta: VAZIO,
    status: 204,
    limite: { chave: 'link-conta', maximo: 60, janelaSegundos: UMA_HORA },
    erros: ['LINK_EXPIRADO', 'USUARIO_INATIVO'],
  }),
  'GET /operadora': endpoint({
    resumo: 'Quem responde por esta instalação e como falar com o encarregado dos dados; nulo no que não foi informado',
    permissao: 'publico',
    escopo: 'nenhum',
    entrada: SEM_ENTRADA,
    resposta: operadora,
    limite: { chave: 'operadora', maximo: 120, janelaSegundos: 60 },
  }),
  'GET /plano/publico': endpoint({
    resumo: 'Planos à venda, com preços e limites',
    permissao: 'publico',
    escopo: 'nenhum',
    entrada: SEM_ENTRADA,
    resposta: z.array(planoPublico),
    limite: { chave: 'planos', maximo: 120, janelaSegundos: 60 },
  }),
}
