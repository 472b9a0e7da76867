import * as z from 'zod/mini'
import { centavos, data } from '../contrato/index.ts'
import { formatarReais } from '../dinheiro/index.ts'
import { PRODUTO } from '../produto/index.ts'
import { formatarData } from '../tempo/index.ts'
import { modelo, ola } from './modelo.ts'

const rota = '/empresa/assinatura'
const BOTAO = 'Abrir a assinatura'
const NADA_SE_PERDE = 'Tudo o que está registrado continua seu: consultar e exportar funcionam sempre.'
/** Said in every letter about money that is none. */
const deTeste = (teste: boolean): string[] =>
  teste ? ['Pagamento de teste: nenhum valor foi cobrado de verdade.'] : []

const dados = { nome: z.string(), empresa: z.string() }
const comValor = { ...dados, plano: z.string(), valorCentavos: centavos }

const PORQUE_PAROU = {
  FALTA_DE_PAGAMENTO: (empresa: string) =>
    `O prazo para pagar a renovação de ${empresa} terminou, e a conta passou a ser só de leitura.`,
  FIM_DO_TESTE: (empresa: string) => `O teste de ${empresa} terminou, e a conta passou a ser só de leitura.`,
  PAGAMENTO_DESFEITO: (empresa: string) =>
    `O pagamento da assinatura de ${empresa} foi desfeito (devolvido ou contestado no cartão), e a conta passou a ser só de leitura.`,
} as const

/** Letters about what a company pays for the platform. */
export const MODELOS_DA_ASSINATURA = {
  'assinatura-paga': modelo({
    dados: z.object({ ...comValor, de: data, ate: data, teste: z.boolean() }),
    rota,
    escrever: (d, url) => ({
      assunto: `Pagamento confirmado: ${PRODUTO.nome} ${d.plano}`,
      saudacao: ola(d.nome),
      paragrafos: [
        `Recebemos ${formatarReais(d.valorCentavos)} pelo plano ${d.plano} de ${d.empresa}, de ${formatarData(d.de)} até a renovação, em ${formatarData(d.ate)}.`,
        ...deTeste(d.teste),
      ],
      botao: { rotulo: BOTAO, url },
      observacoes: ['Você pode trocar de plano, de cartão ou cancelar quando quiser, na mesma página.'],
    }),
  }),
  'assinatura-nota': modelo({
    dados: z.object({ ...comValor, numero: z.int(), semValorFiscal: z.boolean() }),
    rota,
    escrever: (d, url) => ({
      assunto: `Nota fiscal nº ${d.numero} da assinatura de ${d.empresa}`,
      saudacao: ola(d.nome),
      paragrafos: [
        `A nota fiscal nº ${d.numero}, de ${formatarReais(d.valorCentavos)}, do plano ${d.plano} de ${d.empresa} foi autorizada. O PDF e o XML estão junto da cobrança, na página da assinatura.`,
        ...(d.semValorFiscal ? ['Nota do ambiente de testes: ela não tem valor fiscal.'] : []),
      ],
      botao: { rotulo: 'Baixar a nota', url },
      observacoes: [
        'Se o nome, o CPF ou CNPJ ou o endereço mudaram, corrija-os na mesma página: valem da próxima nota em diante.',
      ],
    }),
  }),
  'assinatura-renova': modelo({
    dados: z.object({ ...comValor, dia: data, cartao: z.nullable(z.string()), teste: z.boolean() }),
    rota,
    escrever: (d, url) => ({
      assunto: `Sua assinatura renova em ${formatarData(d.dia)}`,
      saudacao: ola(d.nome),
      paragrafos: [
        d.cartao === null
          ? `O plano ${d.plano} de ${d.empresa} renova em ${formatarData(d.dia)}, por ${formatarReais(d.valorCentavos)}. Gere o Pix na página da assinatura e pague até esse dia.`
          : `O plano ${d.plano} de ${d.empresa} renova em ${formatarData(d.dia)}: ${formatarReais(d.valorCentavos)} no ${d.cartao}. Não é preciso fazer nada.`,
        ...deTeste(d.teste),
      ],
      botao: { rotulo: d.cartao === null ? 'Pagar com Pix' : BOTAO, url },
      observacoes: ['Para mudar de plano ou cancelar, use a mesma página.'],
    }),
  }),
  'assinatura-recusada': modelo({
    dados: z.object({
      ...comValor,
      mensagem: z.string(),
      oQueFazer: z.string(),
      novaTentativa: z.nullable(data),
      prazo: data,
    }),
    rota,
    escrever: (d, url) => ({
      assunto: 'O cartão da assinatura não foi aceito',
      saudacao: ola(d.nome),
      paragrafos: [
        `Não conseguimos cobrar ${formatarReais(d.valorCentavos)} do plano ${d.plano} de ${d.empresa}. ${d.mensagem}`,
        d.oQueFazer,
        d.novaTentativa === null
          ? `Pague até ${formatarData(d.prazo)} para continuar registrando.`
          : `Vamos tentar de novo em ${formatarData(d.novaTentativa)}. Até ${formatarData(d.prazo)}, tudo continua funcionando.`,
      ],
      botao: { rotulo: 'Pagar agora', url },
      observacoes: [NADA_SE_PERDE],
    }),
  }),
  'assinatura-em-carencia': modelo({
    dados: z.object({ ...comValor, prazo: data }),
    rota,
    escrever: (d, url) => ({
      assunto: `Renovação em atraso: pague até ${formatarData(d.prazo)}`,
      saudacao: ola(d.nome),
      paragrafos: [
        `A renovação do plano ${d.plano} de ${d.empresa}, de ${formatarReais(d.valorCentavos)}, ainda não foi paga.`,
        `Tudo continua funcionando até ${formatarData(d.prazo)}. Depois, a conta fica só para leitura até o pagamento.`,
      ],
      botao: { rotulo: 'Pagar agora', url },
      observacoes: [NADA_SE_PERDE],
    }),
  }),
  'assinatura-suspensa': modelo({
    dados: z.object({ ...dados, porque: z.enum(['FALTA_DE_PAGAMENTO', 'FIM_DO_TESTE', 'PAGAMENTO_DESFEITO']) }),
    rota,
    escrever: (d, url) => ({
      assunto: `${d.empresa}: conta só para leitura`,
      saudacao: ola(d.nome),
      paragrafos: [PORQUE_PAROU[d.porque](d.empresa), 'Assinando um plano, tudo volta na hora, do jeito que estava.'],
      botao: { rotulo: 'Escolher um plano', url },
      observacoes: [NADA_SE_PERDE],
    }),
  }),
  'teste-acaba': modelo({
    dados: z.object({ ...dados, testeAte: data }),
    rota,
    escrever: (d, url) => ({
      assunto: `Seu teste vai até ${formatarData(d.testeAte)}`,
      saudacao: ola(d.nome),
      paragrafos: [
        `O teste de ${d.empresa} vai até ${formatarData(d.testeAte)}. Depois, a conta fica só para leitura.`,
        'Assinando antes, os dias de teste que faltam continuam de graça: o período pago começa depois deles.',
      ],
      botao: { rotulo: 'Escolher um plano', url },
      observacoes: [NADA_SE_PERDE],
    }),
  }),
  'assinatura-cancelada': modelo({
    dados: z.object({ ...dados, ate: data }),
    rota,
    escrever: (d, url) => ({
      assunto: 'Assinatura cancelada',
      saudacao: ola(d.nome),
      paragrafos: [
        `A assinatura de ${d.empresa} foi cancelada: nada mais será cobrado, e tudo funciona até ${formatarData(d.ate)}.`,
        `Mudou de ideia? Até esse dia, dá para voltar atrás com um toque.`,
      ],
      botao: { rotulo: BOTAO, url },
      observacoes: [NADA_SE_PERDE],
    }),
  }),
  'assinatura-encerrada': modelo({
    dados: z.object(dados),
    rota,
    escrever: (d, url) => ({
      assunto: `A assinatura de ${d.empresa} terminou`,
      saudacao: ola(d.nome),
      paragrafos: [
        `O período pago de ${d.empresa} terminou, como foi pedido no cancelamento. A conta fica só para leitura.`,
        'Você pode assinar de novo quando quiser.',
      ],
      botao: { rotulo: 'Assinar de novo', url },
      observacoes: [NADA_SE_PERDE],
    }),
  }),
  'pagamento-devolvido': modelo({
    dados: z.object({ ...dados, valorCentavos: centavos, teste: z.boolean() }),
    rota,
    escrever: (d, url) => ({
      assunto: `Devolvemos ${formatarReais(d.valorCentavos)}`,
      saudacao: ola(d.nome),
      paragrafos: [
        `Chegou um pagamento de ${formatarReais(d.valorCentavos)} de ${d.empresa} por uma cobrança que já não estava em aberto. O valor está sendo devolvido por onde veio.`,
        ...deTeste(d.teste),
      ],
      botao: { rotulo: BOTAO, url },
      observacoes: ['No cartão, a devolução aparece em até duas faturas; no Pix, em minutos.'],
    }),
  }),
}
