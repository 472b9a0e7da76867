import { escritorDeListas, escritorDeNumeros } from '../constantes/index.ts'
import * as z from 'zod/mini'
import { instante } from '../contrato/index.ts'
import { PRODUTO } from '../produto/index.ts'
import { formatarDataHora } from '../tempo/index.ts'
import { modelo, ola, SECRETO } from './modelo.ts'

const nome = z.string()
const aviso = z.object({ nome, quando: instante, fuso: z.string() })
const AVISAMOS = 'Enviamos este aviso sempre que algo muda na segurança da sua conta.'
const lista = escritorDeListas()

const comUmaCasa = escritorDeNumeros({ maximumFractionDigits: 1 })

const emMegabytes = (bytes: number) => `${comUmaCasa(bytes / 1_000_000)} MB`

/** Letters about who may come in, and how; and about what leaves. */
export const MODELOS_DE_ACESSO = {
  convite: modelo({
    dados: z.object({ nome, de: z.nullable(z.string()), empresas: z.array(z.string()) }),
    rota: '/recuperar-senha?convite=1',
    escrever: ({ nome: pessoa, de, empresas }, url) => ({
      assunto: `Convite para o ${PRODUTO.nome}`,
      saudacao: ola(pessoa),
      paragrafos: [
        `${de === null ? 'Você foi convidado' : `${de} convidou você`} para trabalhar no ${PRODUTO.nome}${empresas.length === 0 ? '' : `, em ${lista(empresas)}`}.`,
        'Para aceitar, crie a sua senha. Ninguém mais a conhece.',
      ],
      botao: { rotulo: 'Aceitar o convite', url },
      observacoes: ['O convite vale por 7 dias.', SECRETO, 'Se não esperava este convite, ignore esta mensagem.'],
    }),
  }),
  'convite-da-equipe': modelo({
    dados: z.object({ nome, de: z.string(), empresa: z.string(), como: z.string() }),
    rota: '/recuperar-senha?convite=equipe',
    escrever: ({ nome: pessoa, de, empresa, como }, url) => ({
      assunto: `${empresa} convidou você`,
      saudacao: pessoa === '' ? 'Olá!' : ola(pessoa),
      paragrafos: [
        `${de} convidou você para trabalhar em ${empresa}, no ${PRODUTO.nome}, como ${como}.`,
        'Você decide: nada muda na sua conta antes de aceitar.',
      ],
      botao: { rotulo: 'Ver o convite', url },
      observacoes: ['O convite vale por 7 dias.', SECRETO, 'Se não esperava este convite, ignore esta mensagem.'],
    }),
  }),
  'exportacao-pronta': modelo({
    dados: z.object({
      nome,
      empresa: z.string(),
      tamanho: z.int(),
      sha256: z.string(),
      ate: instante,
      fuso: z.string(),
    }),
    rota: '/empresa/exportacao',
    escrever: ({ nome: pessoa, empresa, tamanho, sha256, ate, fuso }, url) => ({
      assunto: `A cópia de tudo de ${empresa} está pronta`,
      saudacao: ola(pessoa),
      paragrafos: [
        `A cópia que você pediu está pronta: ${emMegabytes(tamanho)}, com todos os registros, laudos, imagens e documentos de ${empresa}.`,
        `Ela pode ser baixada até ${formatarDataHora(ate, fuso)} e depois é apagada.`,
      ],
      codigo: { rotulo: 'Impressão digital (SHA-256) do arquivo', texto: sha256 },
      botao: { rotulo: 'Ir para a cópia', url },
      observacoes: [
        'O arquivo tem dados pessoais e clínicos: guarde-o em lugar seguro.',
        'Se você não pediu esta cópia, avise agora quem administra a sua empresa.',
      ],
    }),
  }),
  'email-alterado': modelo({
    dados: z.object({ nome, antigo: z.string(), novo: z.string() }),
    rota: '/login',
    escrever: ({ nome: pessoa, antigo, novo }, url) => ({
      assunto: 'O e-mail da sua conta foi alterado',
      saudacao: ola(pessoa),
      paragrafos: [
        `O e-mail com que você entra no ${PRODUTO.nome} mudou de ${antigo} para ${novo}.`,
        'Se você não pediu esta mudança, avise agora quem administra o seu acesso.',
      ],
      botao: { rotulo: 'Entrar', url },
      observacoes: [AVISAMOS],
    }),
  }),
  'segundo-fator-ligado': modelo({
    dados: aviso,
    rota: '/login',
    escrever: ({ nome: pessoa, quando, fuso }, url) => ({
      assunto: 'Verificação em duas etapas ligada',
      saudacao: ola(pessoa),
      paragrafos: [
        `Um aplicativo autenticador foi cadastrado na sua conta em ${formatarDataHora(quando, fuso)}. A partir de agora, entrar pede a senha e um código.`,
        'Guarde os códigos de recuperação fora do celular. Se não foi você, avise agora quem administra o seu acesso.',
      ],
      botao: { rotulo: 'Entrar', url },
      observacoes: [AVISAMOS],
    }),
  }),
  'segundo-fator-desligado': modelo({
    dados: z.extend(aviso, { peloAdministrador: z.boolean() }),
    rota: '/login',
    escrever: ({ nome: pessoa, quando, fuso, peloAdministrador }, url) => ({
      assunto: 'Verificação em duas etapas desligada',
      saudacao: ola(pessoa),
      paragrafos: [
        peloAdministrador
          ? `A pedido, a administração desligou a verificação em duas etapas da sua conta em ${formatarDataHora(quando, fuso)} e encerrou as sessões abertas.`
          : `A verificação em duas etapas da sua conta foi desligada em ${formatarDataHora(quando, fuso)}.`,
        peloAdministrador
          ? 'Entre com a senha e cadastre o aplicativo de novo em “Minha conta”. Se você não pediu, avise agora quem administra o seu acesso.'
          : 'Se não foi você, troque a senha agora e avise quem administra o seu acesso.',
      ],
      botao: { rotulo: 'Entrar', url },
      observacoes: [AVISAMOS],
    }),
  }),
  'chave-de-acesso-incluida': modelo({
    dados: z.extend(aviso, { chave: z.string() }),
    rota: '/login',
    escrever: ({ nome: pessoa, quando, fuso, chave }, url) => ({
      assunto: 'Uma chave de acesso foi incluída na sua conta',
      saudacao: ola(pessoa),
      paragrafos: [
        `A chave de acesso “${chave}” foi incluída na sua conta em ${formatarDataHora(quando, fuso)}. Ela entra sem a senha, com a digital, o rosto ou o PIN do aparelho.`,
        'Se não foi você, troque a senha agora, remova a chave em “Minha conta” e avise quem administra o seu acesso.',
      ],
      botao: { rotulo: 'Entrar', url },
      observacoes: [AVISAMOS],
    }),
  }),
  'chave-de-acesso-removida': modelo({
    dados: z.extend(aviso, { chave: z.string() }),
    rota: '/login',
    escrever: ({ nome: pessoa, quando, fuso, chave }, url) => ({
      assunto: 'Uma chave de acesso foi removida da sua conta',
      saudacao: ola(pessoa),
      paragrafos: [
        `A chave de acesso “${chave}” foi removida da sua conta em ${formatarDataHora(quando, fuso)} e não entra mais.`,
        'Se não foi você, troque a senha agora e avise quem administra o seu acesso.',
      ],
      botao: { rotulo: 'Entrar', url },
      observacoes: [AVISAMOS],
    }),
  }),
  'aparelho-novo': modelo({
    dados: z.extend(aviso, { aparelho: z.string(), rede: z.nullable(z.string()) }),
    rota: '/login',
    escrever: ({ nome: pessoa, quando, fuso, aparelho, rede }, url) => ({
      assunto: 'Entraram na sua conta por um aparelho novo',
      saudacao: ola(pessoa),
      paragrafos: [
        `Em ${formatarDataHora(quando, fuso)} a sua conta foi aberta em um aparelho que ainda não conhecíamos: ${aparelho}${rede === null ? '' : `, na rede ${rede}`}.`,
        'Foi você? Então está tudo certo. Se não foi, entre, abra “Minha conta”, encerre essa sessão em “Sessões abertas” e troque a senha.',
      ],
      botao: { rotulo: 'Ver as minhas sessões', url },
      observacoes: [AVISAMOS],
    }),
  }),
  'codigo-de-recuperacao-usado': modelo({
    dados: z.extend(aviso, { restam: z.int() }),
    rota: '/login',
    escrever: ({ nome: pessoa, quando, fuso, restam }, url) => ({
      assunto: 'Um código de recuperação foi usado',
      saudacao: ola(pessoa),
      paragrafos: [
        `Um código de recuperação foi usado na sua conta em ${formatarDataHora(quando, fuso)}. ${restam === 1 ? 'Resta 1 código.' : `Restam ${restam} códigos.`}`,
        'Foi você? Então está tudo certo; em “Minha conta” você pode gerar códigos novos. Se não foi, troque a senha agora.',
      ],
      botao: { rotulo: 'Entrar', url },
      observacoes: [AVISAMOS],
    }),
  }),
}
