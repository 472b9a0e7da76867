import * as z from 'zod/mini'
import { codigo, instante } from '../contrato/index.ts'
import { formatarDataHora } from '../tempo/index.ts'
import { modelo, ola as olaPessoa } from './modelo.ts'

const laudo = z.object({
  /** A clinic or a company, as it is greeted. */
  nome: z.string(),
  empresa: z.string(),
  laudo: codigo,
  numero: z.int(),
  edicao: z.int(),
  titulo: z.string(),
  animal: z.string(),
  critico: z.boolean(),
})
type Laudo = z.output<typeof laudo>

const rota = ({ laudo: qual }: Laudo) => `/laudo/editar?codigo=${qual}`
const ola = ({ nome }: Laudo) => `Olá, ${nome}!`
const qual = ({ titulo, numero, animal }: Laudo) => `${titulo} de ${animal} (laudo nº ${numero})`

function assuntoDaEntrega({ critico, edicao, animal, titulo }: Laudo): string {
  const oQue = edicao > 1 ? 'Laudo retificado' : 'Laudo entregue'
  return `${critico ? 'Achado crítico: ' : ''}${critico ? oQue.toLowerCase() : oQue}, ${animal}, ${titulo}`
}

/** Letters about a laudo: nothing that it says travels in them. */
export const MODELOS_DO_LAUDO = {
  'laudo-entregue': modelo({
    dados: laudo,
    rota,
    escrever: (d, url) => ({
      assunto: assuntoDaEntrega(d),
      saudacao: ola(d),
      paragrafos: [
        d.edicao > 1
          ? `${d.empresa} retificou ${qual(d)}: vale a ${d.edicao}ª edição, e a anterior não vale mais.`
          : `${d.empresa} entregou ${qual(d)}.`,
        ...(d.critico ? ['Há um achado crítico. Leia o laudo agora e confirme a leitura nele.'] : []),
      ],
      botao: { rotulo: d.critico ? 'Ler e confirmar' : 'Abrir o laudo', url },
      observacoes: [`Dúvidas? Fale com ${d.empresa}.`],
    }),
  }),
  'laudo-ao-tutor': modelo({
    dados: z.object({
      nome: z.string(),
      empresa: z.string(),
      animal: z.string(),
      titulo: z.string(),
      edicao: z.int(),
      expiraEm: instante,
      fuso: z.string(),
    }),
    rota: '/laudo-compartilhado',
    aoTitular: true,
    escrever: (d, url) => ({
      assunto: `${d.edicao > 1 ? 'Laudo corrigido' : 'Laudo'} de ${d.animal}, ${d.titulo}`,
      saudacao: olaPessoa(d.nome),
      paragrafos: [
        d.edicao > 1
          ? `${d.empresa} corrigiu o laudo de ${d.animal} (${d.titulo}): vale esta versão, e a anterior não vale mais.`
          : `${d.empresa} entregou o laudo de ${d.animal} (${d.titulo}).`,
        'Quem cuida do seu animal explica o que ele diz: leve o laudo à consulta.',
      ],
      botao: { rotulo: 'Ver o laudo', url },
      observacoes: [
        `O link é só seu e vale até ${formatarDataHora(d.expiraEm, d.fuso).split(' ')[0] ?? ''}. Quem o tiver vê o laudo: não o encaminhe a quem não deve.`,
        `Você recebe esta mensagem porque autorizou ${d.empresa} a escrever por e-mail. Dúvidas, ou para não receber mais? Fale com ${d.empresa}.`,
      ],
    }),
  }),
  'critico-sem-confirmacao': modelo({
    dados: z.extend(laudo, {
      clinica: z.string(),
      /** To the company, which is to call the clinic; else to the clinic. */
      daEmpresa: z.boolean(),
      entregueEm: instante,
      fuso: z.string(),
    }),
    rota,
    escrever: (d, url) => ({
      assunto: `Achado crítico sem confirmação: ${d.animal}, ${d.titulo}`,
      saudacao: ola(d),
      paragrafos: [
        `${qual(d)} tem um achado crítico e foi entregue em ${formatarDataHora(d.entregueEm, d.fuso)}.`,
        d.daEmpresa
          ? `${d.clinica} ainda não confirmou a leitura: ligue para a clínica.`
          : 'Ninguém da clínica confirmou a leitura ainda: leia o laudo e confirme nele.',
      ],
      botao: { rotulo: d.daEmpresa ? 'Abrir o laudo' : 'Ler e confirmar', url },
      observacoes: d.daEmpresa
        ? ['Você recebe esta mensagem porque é o contato da empresa.']
        : [`Dúvidas? Fale com ${d.empresa}.`],
    }),
  }),
}
