import * as z from 'zod/mini'
import { codigo, endpoint, instante, porCodigo, SEM_ENTRADA, VAZIO, versao } from '../contrato/index.ts'
import { PERFIS } from '../menu/index.ts'
import { sessaoAberta } from '../sessao/index.ts'
import { dadosDaPessoa } from '../usuario/index.ts'
import { esquemaSenhaNova } from './esquema-de-senha.ts'
import { situacaoDosTermos } from './termos.ts'

/** What a person sees of themselves. */
export const minhaConta = z.object({
  codigo,
  nome: z.string(),
  email: z.string(),
  cpf: z.nullable(z.string()),
  telefone: z.nullable(z.string()),
  perfis: z.array(z.enum(PERFIS)),
  criadoEm: instante,
  versao,
  segundoFator: z.object({
    ativadoEm: z.nullable(instante),
    /** Required here by the profile: it may be changed to another device, not left. */
    obrigatorio: z.boolean(),
    codigosRestantes: z.int(),
  }),
})
export type MinhaConta = z.infer<typeof minhaConta>

export const meusDados = z.object(dadosDaPessoa)

export const trocaDeSenha = z.object({
  senhaAtual: z.string().check(z.minLength(1, 'Informe a senha atual.'), z.maxLength(128)),
  senha: esquemaSenhaNova,
})

const proprio = { permissao: 'autenticado', escopo: 'plataforma' } as const

export const contratoMinhaConta = {
  'GET /conta': endpoint({
    ...proprio,
    resumo: 'Os dados de quem está na sessão',
    antesDoSegundoFator: true,
    entrada: SEM_ENTRADA,
    resposta: minhaConta,
  }),
  'PUT /conta': endpoint({
    ...proprio,
    resumo: 'Altera o próprio nome e telefone',
    entrada: z.extend(meusDados, { versao }),
    resposta: minhaConta,
    erros: ['CONFLITO_DE_VERSAO'],
  }),
  'POST /conta/senha': endpoint({
    ...proprio,
    escopo: 'nenhum',
    resumo: 'Troca a própria senha e encerra as outras sessões; o token de antes deixa de valer',
    entrada: trocaDeSenha,
    resposta: z.object({ token: z.string() }),
    erros: ['SENHA_NAO_CONFERE', 'MUITAS_TENTATIVAS'],
  }),
  'GET /conta/sessoes': endpoint({
    ...proprio,
    resumo: 'Onde estou com a sessão aberta',
    entrada: SEM_ENTRADA,
    resposta: z.array(sessaoAberta),
  }),
  'DELETE /conta/sessoes': endpoint({
    ...proprio,
    resumo: 'Encerra todas as minhas sessões menos esta',
    entrada: SEM_ENTRADA,
    resposta: VAZIO,
    status: 204,
  }),
  'DELETE /conta/sessoes/:codigo': endpoint({
    ...proprio,
    resumo: 'Encerra uma sessão minha',
    entrada: porCodigo,
    resposta: VAZIO,
    status: 204,
    erros: ['NAO_ENCONTRADO'],
  }),
  'GET /conta/termos': endpoint({
    ...proprio,
    resumo: 'A versão dos termos que vale, a que a pessoa aceitou e se falta aceitar',
    entrada: SEM_ENTRADA,
    resposta: situacaoDosTermos,
  }),
  'POST /conta/termos': endpoint({
    ...proprio,
    escopo: 'nenhum',
    resumo: 'Aceita a versão dos termos que vale; aceitar de novo não muda nada',
    entrada: z.object({ versao: z.string().check(z.minLength(1), z.maxLength(20)) }),
    resposta: VAZIO,
    status: 204,
  }),
}
