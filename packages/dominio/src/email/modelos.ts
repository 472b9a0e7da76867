import * as z from 'zod/mini'
import { data, instante } from '../contrato/index.ts'
import { PRODUTO } from '../produto/index.ts'
import { formatarData, formatarDataHora } from '../tempo/index.ts'
import type { Carta } from './carta.ts'
import { modelo, ola, SECRETO, type Modelo } from './modelo.ts'
import { MODELOS_DE_ACESSO } from './modelos-de-acesso.ts'
import { MODELOS_DA_ASSINATURA } from './modelos-da-assinatura.ts'
import { MODELOS_DE_AGENDA } from './modelos-de-agenda.ts'
import { MODELOS_DE_PRIVACIDADE } from './modelos-de-privacidade.ts'
import { MODELOS_DO_LAUDO } from './modelos-do-laudo.ts'
import { MODELOS_DO_FINANCEIRO } from './modelos-do-financeiro.ts'

const nome = z.string()
const IGNORE = 'Se não foi você, ignore esta mensagem: nada muda na sua conta.'

/** Every letter that the product sends. */
export const MODELOS_DE_EMAIL = {
  ...MODELOS_DE_ACESSO,
  ...MODELOS_DE_AGENDA,
  ...MODELOS_DO_LAUDO,
  ...MODELOS_DO_FINANCEIRO,
  ...MODELOS_DE_PRIVACIDADE,
  ...MODELOS_DA_ASSINATURA,
  'confirmar-email': modelo({
    dados: z.object({ nome, empresa: z.string(), testeAte: z.nullable(data) }),
    rota: '/sucesso-cadastro',
    escrever: ({ nome: pessoa, empresa, testeAte }, url) => ({
      assunto: 'Confirme seu e-mail para começar',
      saudacao: ola(pessoa),
      paragrafos: [
        testeAte === null
          ? `A conta grátis de ${empresa} está criada: o simulador de custo de exame é seu, sem prazo.`
          : `O teste de ${empresa} está criado: tudo liberado até ${formatarData(testeAte)}, sem cartão.`,
        'Falta só confirmar que este e-mail é seu.',
      ],
      botao: { rotulo: 'Confirmar meu e-mail', url },
      observacoes: [
        'O link vale por 48 horas e serve uma única vez.',
        'Se não foi você que se cadastrou, ignore esta mensagem.',
      ],
    }),
  }),
  'cadastro-pendente': modelo({
    dados: z.object({ nome }),
    rota: '/recuperar-senha',
    escrever: ({ nome: pessoa }, url) => ({
      assunto: `Seu cadastro no ${PRODUTO.nome} já existe`,
      saudacao: ola(pessoa),
      paragrafos: [
        'Alguém tentou se cadastrar de novo com este e-mail, mas o primeiro cadastro ainda espera a sua confirmação.',
        'Para confirmar e entrar, defina uma senha nova: ela substitui a que foi criada antes.',
      ],
      botao: { rotulo: 'Definir senha e entrar', url },
      observacoes: ['O link vale por 30 minutos.', SECRETO, IGNORE],
    }),
  }),
  'conta-existente': modelo({
    dados: z.object({ nome }),
    rota: '/login',
    escrever: ({ nome: pessoa }, url) => ({
      assunto: `Você já tem conta no ${PRODUTO.nome}`,
      saudacao: ola(pessoa),
      paragrafos: [
        'Alguém tentou se cadastrar com este e-mail, que já tem conta. Nenhuma conta nova foi criada.',
        'Se foi você, é só entrar. Esqueceu a senha? Na página de entrada, toque em “Esqueci a senha”.',
      ],
      botao: { rotulo: 'Entrar', url },
      observacoes: [IGNORE],
    }),
  }),
  'empresa-existente': modelo({
    dados: z.object({ nome, empresa: z.string() }),
    rota: '/login',
    escrever: ({ nome: pessoa, empresa }, url) => ({
      assunto: `${empresa} já usa o ${PRODUTO.nome}`,
      saudacao: ola(pessoa),
      paragrafos: [
        `O CPF ou CNPJ informado para ${empresa} já tem conta, criada com outro e-mail. Nenhuma conta nova foi criada.`,
        'Para trabalhar nessa empresa, peça acesso a quem a administra. Se o documento foi digitado errado, faça o cadastro de novo.',
      ],
      botao: { rotulo: 'Ir para a página de entrada', url },
      observacoes: ['Se não foi você que se cadastrou, ignore esta mensagem.'],
    }),
  }),
  'redefinir-senha': modelo({
    dados: z.object({ nome }),
    rota: '/recuperar-senha',
    escrever: ({ nome: pessoa }, url) => ({
      assunto: 'Crie uma nova senha',
      saudacao: ola(pessoa),
      paragrafos: ['Recebemos um pedido para criar uma nova senha para a sua conta.'],
      botao: { rotulo: 'Criar nova senha', url },
      observacoes: [
        'O link vale por 30 minutos. Ao criar a senha, todas as sessões abertas terminam.',
        SECRETO,
        IGNORE,
      ],
    }),
  }),
  'senha-alterada': modelo({
    dados: z.object({ nome, quando: instante, fuso: z.string() }),
    rota: '/recuperar-senha',
    escrever: ({ nome: pessoa, quando, fuso }, url) => ({
      assunto: 'Sua senha foi alterada',
      saudacao: ola(pessoa),
      paragrafos: [
        `A senha da sua conta foi alterada em ${formatarDataHora(quando, fuso)}, e todas as sessões abertas foram encerradas.`,
        'Foi você? Então está tudo certo. Se não foi, crie outra senha agora.',
      ],
      botao: { rotulo: 'Criar outra senha', url },
      observacoes: ['Enviamos este aviso sempre que uma senha muda.'],
    }),
  }),
}

export type ModeloDeEmail = keyof typeof MODELOS_DE_EMAIL
export type DadosDoEmail<M extends ModeloDeEmail> = z.input<(typeof MODELOS_DE_EMAIL)[M]['dados']>

export function ehModeloDeEmail(texto: string): texto is ModeloDeEmail {
  return Object.hasOwn(MODELOS_DE_EMAIL, texto)
}

const PEDIDOS = 'Seus dados pessoais: saber o que guardamos, corrigir ou apagar'

/**
 * Writes a letter. `origem` has no trailing slash. The secret of a link goes in the fragment: browsers never send it,
 * so it reaches no server log and no other site. Throws when `dados` do not fit the template.
 */
export function escreverEmail(
  nomeDoModelo: ModeloDeEmail,
  dados: unknown,
  { origem, segredo, empresa }: { origem: string; segredo: string | null; empresa?: string },
): Carta {
  const { dados: esquema, rota, escrever, aoTitular = false } = MODELOS_DE_EMAIL[nomeDoModelo] as Modelo<z.ZodMiniType>
  const lidos = z.parse(esquema, dados)
  const caminho = typeof rota === 'function' ? rota(lidos) : rota
  const carta = escrever(lidos, `${origem}${caminho}${segredo === null ? '' : `#${segredo}`}`)
  if (!aoTitular || empresa === undefined) return carta
  return { ...carta, pedidos: { rotulo: PEDIDOS, url: `${origem}/privacidade/pedido?empresa=${empresa}` } }
}
