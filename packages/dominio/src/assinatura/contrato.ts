import * as z from 'zod/mini'
import { linhaOpcional } from '../cadastro/index.ts'
import { CICLOS } from '../conta/index.ts'
import {
  BINARIO,
  codigo,
  endpoint,
  entradaDeLista,
  instante,
  opcional,
  pagina,
  porCodigo,
  SEM_ENTRADA,
  versao,
} from '../contrato/index.ts'
import { DESFECHOS_DE_TESTE } from './cartoes-de-teste.ts'
import { dadosFiscais, enderecoFiscal, faltasFiscais, fichaFiscal } from './dados-fiscais.ts'
import { MEIOS_DE_PAGAMENTO } from './estados.ts'
import {
  cobrancaDaAssinatura,
  cotacaoDaAssinatura,
  notasDaAssinatura,
  provedorDePagamento,
  situacaoDaAssinatura,
} from './formas.ts'

const ciclo = z.enum(CICLOS)
const cupom = opcional(
  z.string().check(
    z.overwrite((escrito) => escrito.trim().toUpperCase()),
    z.maxLength(30),
  ),
)
const escolha = { plano: codigo, ciclo, cupom }

/** The card, as the provider's page gave it: a token of one use. Its number never comes here. */
const doCartao = {
  token: opcional(z.string().check(z.minLength(8), z.maxLength(200))),
  /** Of Mercado Pago: `payment_method_id` and `issuer_id` of its form. */
  metodo: linhaOpcional(40),
  emissor: linhaOpcional(40),
}
const comToken = z.refine<{ meio: string; token: string | null }>(
  ({ meio, token }) => meio !== 'CARTAO' || token !== null,
  { path: ['token'], error: 'Informe o cartão.' },
)
const pagamento = {
  /** Of the charge, made by the screen: sending it again is asking what became of it. */
  codigo,
  ...escolha,
  meio: z.enum(MEIOS_DE_PAGAMENTO),
  ...doCartao,
}
const pagamentoDaAberta = {
  codigo,
  /** Of this attempt, made by the screen. */
  tentativa: codigo,
  meio: z.enum(MEIOS_DE_PAGAMENTO),
  ...doCartao,
}

const ERROS_DO_PAGAMENTO = [
  'REFERENCIA_INEXISTENTE',
  'TRANSICAO_INVALIDA',
  'JA_PAGO',
  'INDISPONIVEL',
  'MUITAS_TENTATIVAS',
] as const
const bilhete = z.string().check(z.regex(/^[\w-]{43}$/, 'Entre de novo para continuar.'))
const bilheteDado = z.object({ bilhete: z.string(), expiraEm: instante })

const publico = { permissao: 'publico', escopo: 'nenhum' } as const
const UM_MINUTO = 60
const limite = (chave: string, maximo: number) => ({ chave: `assinatura-${chave}`, maximo, janelaSegundos: UM_MINUTO })

/** Of who is signed in: the company of the session. */
const daEmpresa = {
  'GET /assinatura': endpoint({
    resumo: 'A assinatura da empresa: plano, período, próxima cobrança e o que pode ser feito',
    permissao: 'assinatura:ler',
    escopo: 'plataforma',
    entrada: SEM_ENTRADA,
    resposta: situacaoDaAssinatura,
    erros: ['CONTEXTO_NECESSARIO'],
  }),
  'GET /assinatura/cotacao': endpoint({
    resumo: 'Quanto custa assinar um plano ou mudar para ele, com cupom e crédito, antes de decidir',
    permissao: 'assinatura:ler',
    escopo: 'plataforma',
    entrada: z.object(escolha),
    resposta: cotacaoDaAssinatura,
    erros: ['CONTEXTO_NECESSARIO', 'REFERENCIA_INEXISTENTE'],
  }),
  'POST /assinatura/pagamento': endpoint({
    resumo: 'Assina, reativa ou sobe de plano, com cartão (por token) ou Pix. Repetir o código é perguntar o que houve',
    permissao: 'assinatura:escrever',
    escopo: 'nenhum',
    entrada: z.object(pagamento).check(comToken),
    resposta: cobrancaDaAssinatura,
    status: 201,
    comAssinaturaSuspensa: true,
    erros: ['CONTEXTO_NECESSARIO', ...ERROS_DO_PAGAMENTO],
  }),
  'POST /assinatura/mudanca': endpoint({
    resumo: 'Marca um plano menor para quando o período pago terminar',
    permissao: 'assinatura:escrever',
    escopo: 'plataforma',
    entrada: z.object({ plano: codigo, ciclo, versao }),
    resposta: situacaoDaAssinatura,
    comAssinaturaSuspensa: true,
    erros: [
      'CONTEXTO_NECESSARIO',
      'REFERENCIA_INEXISTENTE',
      'TRANSICAO_INVALIDA',
      'LIMITE_DO_PLANO',
      'CONFLITO_DE_VERSAO',
    ],
  }),
  'DELETE /assinatura/mudanca': endpoint({
    resumo: 'Desiste da mudança marcada',
    permissao: 'assinatura:escrever',
    escopo: 'plataforma',
    entrada: SEM_ENTRADA,
    resposta: situacaoDaAssinatura,
    comAssinaturaSuspensa: true,
    erros: ['CONTEXTO_NECESSARIO', 'TRANSICAO_INVALIDA'],
  }),
  'POST /assinatura/cartao': endpoint({
    resumo: 'Troca o cartão das renovações, ou passa a cobrar nele',
    permissao: 'assinatura:escrever',
    escopo: 'nenhum',
    entrada: z
      .object(doCartao)
      .check(z.refine(({ token }) => token !== null, { path: ['token'], error: 'Informe o cartão.' })),
    resposta: situacaoDaAssinatura,
    comAssinaturaSuspensa: true,
    erros: ['CONTEXTO_NECESSARIO', 'TRANSICAO_INVALIDA', 'INDISPONIVEL'],
  }),
  'POST /assinatura/cancelamento': endpoint({
    resumo: 'Cancela: vale até o fim do período pago, e nada mais é cobrado',
    permissao: 'assinatura:escrever',
    escopo: 'plataforma',
    entrada: z.object({ motivo: linhaOpcional(300), versao }),
    resposta: situacaoDaAssinatura,
    comAssinaturaSuspensa: true,
    erros: ['CONTEXTO_NECESSARIO', 'TRANSICAO_INVALIDA', 'CONFLITO_DE_VERSAO'],
  }),
  'DELETE /assinatura/cancelamento': endpoint({
    resumo: 'Volta atrás no cancelamento, antes de o período terminar',
    permissao: 'assinatura:escrever',
    escopo: 'plataforma',
    entrada: SEM_ENTRADA,
    resposta: situacaoDaAssinatura,
    comAssinaturaSuspensa: true,
    erros: ['CONTEXTO_NECESSARIO', 'TRANSICAO_INVALIDA'],
  }),
  'GET /assinatura/cobranca': endpoint({
    resumo: 'As cobranças da assinatura, da mais nova para a mais antiga',
    permissao: 'assinatura:ler',
    escopo: 'plataforma',
    entrada: entradaDeLista(['criadaEm'], {}, '-criadaEm'),
    resposta: pagina(cobrancaDaAssinatura),
    erros: ['CONTEXTO_NECESSARIO'],
  }),
  'GET /assinatura/cobranca/:codigo': endpoint({
    resumo: 'Uma cobrança como está agora: para quem não tem a conexão ao vivo',
    permissao: 'assinatura:ler',
    escopo: 'plataforma',
    entrada: porCodigo,
    resposta: cobrancaDaAssinatura,
    erros: ['CONTEXTO_NECESSARIO', 'NAO_ENCONTRADO'],
  }),
  'GET /assinatura/nota': endpoint({
    resumo: 'As notas fiscais autorizadas das cobranças da empresa, uma por cobrança, da mais nova para a mais antiga',
    permissao: 'assinatura:ler',
    escopo: 'plataforma',
    entrada: SEM_ENTRADA,
    resposta: notasDaAssinatura,
    erros: ['CONTEXTO_NECESSARIO'],
  }),
  'GET /assinatura/cobranca/:codigo/nota/xml': endpoint({
    resumo: 'XML da nota fiscal de uma cobrança',
    permissao: 'assinatura:ler',
    escopo: 'plataforma',
    entrada: porCodigo,
    resposta: BINARIO,
    erros: ['CONTEXTO_NECESSARIO', 'NAO_ENCONTRADO'],
  }),
  'GET /assinatura/cobranca/:codigo/nota/pdf': endpoint({
    resumo: 'Documento auxiliar da nota fiscal de uma cobrança, em PDF',
    permissao: 'assinatura:ler',
    escopo: 'nenhum',
    entrada: porCodigo,
    resposta: BINARIO,
    erros: ['CONTEXTO_NECESSARIO', 'NAO_ENCONTRADO', 'TEMPO_ESGOTADO', 'INDISPONIVEL'],
  }),
  'GET /assinatura/dados-fiscais': endpoint({
    resumo: 'O que a nota fiscal da assinatura diz da empresa, e o que falta',
    permissao: 'assinatura:ler',
    escopo: 'cliente',
    entrada: SEM_ENTRADA,
    resposta: fichaFiscal,
  }),
  'PUT /assinatura/dados-fiscais': endpoint({
    resumo: 'Corrige na ficha da empresa o que a nota fiscal diz dela; vale da próxima nota em diante',
    permissao: 'cliente:escrever',
    escopo: 'cliente',
    entrada: z.extend(dadosFiscais, { versao }),
    resposta: fichaFiscal,
    comAssinaturaSuspensa: true,
    erros: ['CONFLITO_DE_VERSAO', 'JA_EXISTE', 'REFERENCIA_INEXISTENTE'],
  }),
  'POST /assinatura/cobranca/:codigo/pagamento': endpoint({
    resumo: 'Paga uma cobrança em aberto, com cartão (que passa a ser o das renovações) ou Pix',
    permissao: 'assinatura:escrever',
    escopo: 'nenhum',
    entrada: z.object(pagamentoDaAberta).check(comToken),
    resposta: cobrancaDaAssinatura,
    status: 201,
    comAssinaturaSuspensa: true,
    erros: ['CONTEXTO_NECESSARIO', 'NAO_ENCONTRADO', ...ERROS_DO_PAGAMENTO],
  }),
  'POST /assinatura/cobranca/:codigo/bilhete': endpoint({
    resumo: 'Um bilhete, de uso único, para acompanhar ao vivo uma cobrança',
    permissao: 'assinatura:ler',
    escopo: 'plataforma',
    entrada: porCodigo,
    resposta: bilheteDado,
    erros: ['CONTEXTO_NECESSARIO', 'NAO_ENCONTRADO'],
  }),
}

/** Of who is not signed in: no bearer, a ticket in the body. */
const semSessao = {
  'GET /assinatura/publica/provedor': endpoint({
    ...publico,
    resumo: 'Quem recebe os pagamentos, e a chave pública com que o navegador protege o cartão',
    entrada: SEM_ENTRADA,
    resposta: provedorDePagamento,
  }),
  'POST /assinatura/publica/bilhete': endpoint({
    ...publico,
    resumo:
      'Um bilhete de duas horas por empresa da pessoa, para assinar sem entrar; serve também antes de confirmar o e-mail',
    entrada: z.object({
      identificador: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)),
      senha: z.string().check(z.minLength(1), z.maxLength(1_000)),
    }),
    resposta: z.object({
      empresas: z.array(
        z.object({
          ...bilheteDado.shape,
          nome: z.string(),
          situacao: z.pick(situacaoDaAssinatura, { estado: true, plano: true, ciclo: true, testeAte: true }),
        }),
      ),
    }),
    erros: ['CREDENCIAIS_INVALIDAS', 'USUARIO_INATIVO', 'MUITAS_TENTATIVAS'],
  }),
  'POST /assinatura/publica/cotacao': endpoint({
    ...publico,
    resumo: 'O mesmo que a cotação, pelo bilhete; sem ele, a de uma empresa nova',
    entrada: z.object({ ...escolha, bilhete: opcional(bilhete) }),
    resposta: cotacaoDaAssinatura,
    limite: limite('cotacao', 60),
    erros: ['REFERENCIA_INEXISTENTE', 'LINK_EXPIRADO', 'MUITAS_TENTATIVAS'],
  }),
  'POST /assinatura/publica/pagamento': endpoint({
    ...publico,
    resumo: 'Assina pelo bilhete, com cartão (por token) ou Pix',
    entrada: z.object({ ...pagamento, bilhete }).check(comToken),
    resposta: cobrancaDaAssinatura,
    status: 201,
    limite: limite('pagamento', 20),
    erros: ['LINK_EXPIRADO', ...ERROS_DO_PAGAMENTO],
  }),
  'POST /assinatura/publica/cobranca/pagamento': endpoint({
    ...publico,
    resumo: 'Paga pelo bilhete uma cobrança em aberto, de outro jeito',
    entrada: z.object({ ...pagamentoDaAberta, bilhete }).check(comToken),
    resposta: cobrancaDaAssinatura,
    status: 201,
    limite: limite('pagamento', 20),
    erros: ['LINK_EXPIRADO', 'NAO_ENCONTRADO', ...ERROS_DO_PAGAMENTO],
  }),
  'POST /assinatura/publica/cobranca': endpoint({
    ...publico,
    resumo: 'Uma cobrança como está agora, pelo bilhete',
    entrada: z.object({ codigo, bilhete }),
    resposta: cobrancaDaAssinatura,
    limite: limite('cobranca', 120),
    erros: ['LINK_EXPIRADO', 'NAO_ENCONTRADO', 'MUITAS_TENTATIVAS'],
  }),
  'POST /assinatura/publica/dados-fiscais': endpoint({
    ...publico,
    resumo: 'O que falta da empresa do bilhete para a nota fiscal',
    entrada: z.object({ bilhete }),
    resposta: faltasFiscais,
    limite: limite('fiscal', 60),
    erros: ['LINK_EXPIRADO', 'MUITAS_TENTATIVAS'],
  }),
  'POST /assinatura/publica/endereco': endpoint({
    ...publico,
    resumo: 'Completa, pelo bilhete, um endereço que falta; o que já está completo só muda quem entra',
    entrada: z.extend(enderecoFiscal, { bilhete }),
    resposta: faltasFiscais,
    limite: limite('fiscal', 60),
    erros: ['LINK_EXPIRADO', 'TRANSICAO_INVALIDA', 'MUITAS_TENTATIVAS'],
  }),
  'POST /assinatura/publica/ao-vivo': endpoint({
    ...publico,
    resumo: 'Um bilhete, de uso único, para acompanhar ao vivo uma cobrança',
    entrada: z.object({ codigo, bilhete }),
    resposta: bilheteDado,
    limite: limite('ao-vivo', 60),
    erros: ['LINK_EXPIRADO', 'NAO_ENCONTRADO', 'MUITAS_TENTATIVAS'],
  }),
  'POST /assinatura/publica/teste': endpoint({
    ...publico,
    resumo: 'Só com o provedor de teste: decide o que acontece com um pagamento (o código é o de `pagamento.codigo`)',
    entrada: z.object({ codigo, desfecho: z.enum(DESFECHOS_DE_TESTE) }),
    resposta: z.object({ estado: z.string() }),
    limite: limite('teste', 60),
    erros: ['NAO_ENCONTRADO', 'TRANSICAO_INVALIDA', 'MUITAS_TENTATIVAS'],
  }),
  'POST /pagamento/aviso/mercado-pago': endpoint({
    ...publico,
    resumo: 'Avisos do Mercado Pago, assinados por ele',
    entrada: z.looseObject({}),
    resposta: z.object({ recebido: z.boolean() }),
    limite: { chave: 'aviso-de-pagamento', maximo: 600, janelaSegundos: UM_MINUTO },
    erros: ['NAO_AUTENTICADO', 'NAO_ENCONTRADO', 'MUITAS_TENTATIVAS'],
  }),
}

export const contratoAssinatura = { ...daEmpresa, ...semSessao }
