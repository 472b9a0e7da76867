import * as z from 'zod/mini'
import { linha } from '../cadastro/index.ts'
import {
  BINARIO,
  centavos,
  codigo,
  endpoint,
  entradaDeLista,
  instante,
  pagina,
  permissoes,
  porCodigo,
  VAZIO,
  versao,
} from '../contrato/index.ts'
import { contratoDoLaboratorio } from './contrato-do-laboratorio.ts'
import { cenarios, MAXIMO_DE_CENARIOS } from './esquema.ts'
import { resumir } from './resumo.ts'

/** A saved simulation as lists show it. Its numbers are those of the first scenario, at what is charged. */
export const simulacao = z.object({
  codigo,
  nome: z.string(),
  custoCentavos: centavos,
  precoCentavos: centavos,
  /** Basis points of the price. */
  margemBp: z.int(),
  criadoEm: instante,
})

/** What the form of a simulation holds. The first scenario gives what the list shows, and needs a price for it. */
export const dadosDaSimulacao = z.object({ nome: linha(120), cenarios }).check(({ value, issues }) => {
  // Checks run on what is wrong already: the rule is for what can be calculated.
  if (issues.length > 0) return
  const resumo = resumir(value.cenarios)
  if (typeof resumo === 'string')
    issues.push({ code: 'custom', path: ['cenarios', 0, 'precoCentavos'], message: resumo, input: value.cenarios })
})
export type DadosDaSimulacao = z.output<typeof dadosDaSimulacao>

export const simulacaoCompleta = z.object({
  ...simulacao.shape,
  cenarios,
  versao,
  permissoes: permissoes(['editar', 'excluir', 'verHistorico']),
})
export type SimulacaoCompleta = z.infer<typeof simulacaoCompleta>

/** What a quote says besides the name of the exam, which is that of its scenario; numbers come in the address. */
export const dadosDoOrcamento = z.object({
  /** Which scenario, from 0. */
  cenario: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(MAXIMO_DE_CENARIOS - 1)),
  para: linha(120),
  precoCentavos: z.coerce
    .number()
    .check(
      z.int(),
      z.minimum(1, 'Informe um preço maior que zero.'),
      z.maximum(100_000_000, 'Valor alto demais. Confira os zeros.'),
    ),
  validadeDias: z.coerce
    .number()
    .check(z.int('Informe os dias.'), z.minimum(1, 'Ao menos 1 dia.'), z.maximum(365, 'No máximo 365 dias.')),
  condicoes: z.optional(z.string().check(z.trim(), z.maxLength(1_000))),
})

export const contratoSimulador = {
  ...contratoDoLaboratorio,
  'GET /simulacao': endpoint({
    resumo: 'Simulações de custo de exame; quem está no plano grátis vê as próprias',
    permissao: 'simulador:ler',
    escopo: 'cliente',
    entrada: entradaDeLista(['criadoEm', 'nome'], {}, '-criadoEm'),
    resposta: pagina(simulacao),
  }),
  'GET /simulacao/:codigo': endpoint({
    resumo: 'Uma simulação, com os cenários',
    permissao: 'simulador:ler',
    escopo: 'cliente',
    entrada: porCodigo,
    resposta: simulacaoCompleta,
    erros: ['NAO_ENCONTRADO'],
  }),
  'GET /simulacao/:codigo/orcamento': endpoint({
    resumo: 'Orçamento em PDF de um cenário guardado: o exame e o preço, nunca o custo',
    permissao: 'simulador:ler',
    escopo: 'nenhum',
    entrada: z.extend(dadosDoOrcamento, { codigo }),
    resposta: BINARIO,
    erros: ['NAO_ENCONTRADO', 'TEMPO_ESGOTADO', 'INDISPONIVEL'],
  }),
  'POST /simulacao': endpoint({
    resumo: 'Guarda uma simulação nova; custo, preço e margem são calculados aqui',
    permissao: 'simulador:escrever',
    escopo: 'cliente',
    entrada: dadosDaSimulacao,
    resposta: simulacaoCompleta,
    status: 201,
    idempotente: true,
  }),
  'PUT /simulacao/:codigo': endpoint({
    resumo: 'Guarda as mudanças de uma simulação',
    permissao: 'simulador:escrever',
    escopo: 'cliente',
    entrada: z.extend(dadosDaSimulacao, { codigo, versao }),
    resposta: simulacaoCompleta,
    erros: ['NAO_ENCONTRADO', 'CONFLITO_DE_VERSAO'],
  }),
  'DELETE /simulacao/:codigo': endpoint({
    resumo: 'Exclui uma simulação',
    permissao: 'simulador:escrever',
    escopo: 'cliente',
    entrada: porCodigo,
    resposta: VAZIO,
    status: 204,
    erros: ['NAO_ENCONTRADO'],
  }),
  'POST /simulacao/:codigo/duplicar': endpoint({
    resumo: 'Copia uma simulação com outro nome',
    permissao: 'simulador:escrever',
    escopo: 'cliente',
    entrada: z.object({ codigo, nome: linha(120) }),
    resposta: simulacaoCompleta,
    status: 201,
    idempotente: true,
    erros: ['NAO_ENCONTRADO'],
  }),
}
