import * as z from 'zod/mini'
import { codigo, data } from '../contrato/index.ts'
import { codigoDoSegredo, MINUTOS_DO_CODIGO } from '../privacidade/index.ts'
import { NOMES_DO_TIPO, TIPOS_DE_PEDIDO } from '../privacidade/estados/index.ts'
import { formatarData } from '../tempo/index.ts'
import { modelo, ola } from './modelo.ts'

const pedido = z.object({
  nome: z.string(),
  empresa: z.string(),
  tipo: z.enum(TIPOS_DE_PEDIDO),
  numero: z.int(),
  prazo: data,
})
const daEmpresa = z.extend(pedido, { pedido: codigo })
const ACOMPANHAR = '/privacidade/acompanhar'
const noRegistro = ({ pedido: qual }: { pedido: string }) => `/empresa/privacidade?codigo=${qual}`
const SO_SEU = 'O link é só seu: quem o tiver vê a resposta.'
const nomeDo = (tipo: keyof typeof NOMES_DO_TIPO) => NOMES_DO_TIPO[tipo].toLowerCase()

/** Letters about the rights of the person that the data are about. */
export const MODELOS_DE_PRIVACIDADE = {
  'codigo-do-titular': modelo({
    dados: z.object({ nome: z.string(), empresa: z.string(), tipo: z.enum(TIPOS_DE_PEDIDO) }),
    rota: ACOMPANHAR,
    // The secret of this letter is its code, and opens no page.
    escrever: ({ nome, empresa, tipo }, url) => ({
      assunto: `Seu código para o pedido a ${empresa}`,
      saudacao: ola(nome),
      paragrafos: [
        `Alguém fez a ${empresa} um pedido sobre os seus dados pessoais (${nomeDo(tipo)}). Para mostrar que é você, digite o código abaixo na página do pedido.`,
      ],
      codigo: { rotulo: 'Código', texto: codigoDoSegredo(url.split('#')[1] ?? '') },
      botao: null,
      observacoes: [
        `O código vale por ${MINUTOS_DO_CODIGO} minutos e serve uma única vez. Não o diga a ninguém, nem a quem disser que é de ${empresa}.`,
        'Se não foi você, ignore esta mensagem: sem o código nada é respondido.',
      ],
    }),
  }),
  'pedido-do-titular-registrado': modelo({
    dados: pedido,
    rota: ACOMPANHAR,
    escrever: (d, url) => ({
      assunto: `Pedido nº ${d.numero} registrado em ${d.empresa}`,
      saudacao: ola(d.nome),
      paragrafos: [
        `Seu pedido de ${nomeDo(d.tipo)} foi registrado. ${d.empresa} responde até ${formatarData(d.prazo)}.`,
      ],
      botao: { rotulo: 'Acompanhar o pedido', url },
      observacoes: [SO_SEU],
    }),
  }),
  'pedido-do-titular-respondido': modelo({
    dados: pedido,
    rota: ACOMPANHAR,
    escrever: (d, url) => ({
      assunto: `${d.empresa} respondeu ao seu pedido nº ${d.numero}`,
      saudacao: ola(d.nome),
      paragrafos: [`Seu pedido de ${nomeDo(d.tipo)} foi respondido. A resposta inteira está na página do pedido.`],
      botao: { rotulo: 'Ver a resposta', url },
      observacoes: [SO_SEU, 'O que houver para baixar fica disponível por 30 dias.'],
    }),
  }),
  'pedido-de-titular-recebido': modelo({
    dados: daEmpresa,
    rota: noRegistro,
    escrever: (d, url) => ({
      assunto: `Pedido de titular nº ${d.numero}: ${nomeDo(d.tipo)}`,
      saudacao: `Olá, ${d.empresa}!`,
      paragrafos: [
        `${d.nome} confirmou a identidade e fez um pedido de ${nomeDo(d.tipo)}. A lei dá até ${formatarData(d.prazo)} para responder.`,
      ],
      botao: { rotulo: 'Ver o pedido', url },
      observacoes: [],
    }),
  }),
  'pedido-de-titular-no-prazo': modelo({
    dados: daEmpresa,
    rota: noRegistro,
    escrever: (d, url) => ({
      assunto: `Vence em ${formatarData(d.prazo)}: pedido de titular nº ${d.numero}`,
      saudacao: `Olá, ${d.empresa}!`,
      paragrafos: [
        `O pedido de ${nomeDo(d.tipo)} de ${d.nome} ainda não foi respondido. O prazo da lei termina em ${formatarData(d.prazo)}.`,
      ],
      botao: { rotulo: 'Responder', url },
      observacoes: [],
    }),
  }),
}
