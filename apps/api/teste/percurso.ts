import type { ConteudoDoLaudo, TextoRico } from '@vetlume/dominio/laudo'
import sharp from 'sharp'
import { expect } from 'vitest'
import type { Ambiente } from './ambiente.ts'
import { cpfUnico, SENHA, unico, type Empresa } from './fabricas.ts'

const paragrafo = (text: string): TextoRico => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

/** A small, complete laudo that the pre-signature check accepts. */
export const conteudoCompleto = (imagens: string[] = []): ConteudoDoLaudo => ({
  secoes: [
    {
      id: 'figado',
      titulo: 'Fígado',
      orgao: 'FIGADO',
      situacao: 'NORMAL',
      motivo: null,
      medidas: [],
      confirmada: true,
      texto: paragrafo('Dimensões preservadas, contornos regulares e ecotextura homogênea.'),
    },
  ],
  conclusao: paragrafo('Exame ultrassonográfico dentro da normalidade.'),
  imagens: imagens.map((arquivo, i) => ({ arquivo, legenda: `Fígado, corte ${i + 1}` })),
  imagensPorPagina: 6,
})

export const imagemDeTeste = (cor = '#336699'): Promise<Buffer> =>
  sharp({ create: { width: 320, height: 240, channels: 3, background: cor } })
    .jpeg()
    .toBuffer()

function ok<T>({ status, corpo }: { status: number; corpo: T }): T {
  expect(status, JSON.stringify(corpo)).toBeLessThan(300)
  return corpo
}

/** Tutor and animal created, atendimento opened for the company's partner clinic with the company's specialist. */
export async function abrirAtendimento({ db }: Ambiente, { como, parceiro, servico, especialista }: Empresa) {
  const { codigo: especie } = await db
    .selectFrom('especie')
    .select('codigo')
    .where('nome', '=', 'Canina')
    .executeTakeFirstOrThrow()
  const tutor = ok(
    await como.CLIENTE('POST /tutor', {
      nome: unico('Joana D’Ávila'),
      cpf: cpfUnico(),
      telefone: '(11) 98888-7777',
      parceiro,
    }),
  )
  const animal = ok(
    await como.CLIENTE('POST /animal', {
      nome: unico('Mel'),
      especie,
      sexo: 'FEMEA',
      tutor: tutor.codigo,
      parceiro,
      pesoGramas: 12_400,
      nascimento: '2021-02-03',
    }),
  )
  const aberto = ok(
    await como.CLIENTE('POST /atendimento', {
      animal: animal.codigo,
      parceiro,
      especialista,
      itens: [{ servico }],
      suspeita: 'Vômito há três dias',
    }),
  )
  const completo = ok(await como.CLIENTE('GET /atendimento/:codigo', { codigo: aberto.codigo }))
  return {
    tutor: tutor.codigo,
    animal: animal.codigo,
    atendimento: aberto.codigo,
    item: completo.itens[0]?.codigo ?? '',
  }
}

/** The specialist starts the laudo of an exam, with one image and everything filled in. */
export async function escreverLaudo({ como }: Empresa, item: string) {
  const laudo = ok(await como.ESPECIALISTA('POST /laudo', { item })).codigo
  const imagem = ok(
    await como.ESPECIALISTA(
      'POST /laudo/:codigo/imagem',
      { codigo: laudo },
      { arquivo: { nome: 'figado.jpg', bytes: await imagemDeTeste() } },
    ),
  )
  const { versao, titulo } = ok(await como.ESPECIALISTA('GET /laudo/:codigo', { codigo: laudo }))
  const salvo = ok(
    await como.ESPECIALISTA('PUT /laudo/:codigo', {
      codigo: laudo,
      versao,
      titulo,
      critico: false,
      conteudo: conteudoCompleto([imagem.arquivo]),
    }),
  )
  return { laudo, imagem: imagem.arquivo, versao: salvo.versao }
}

/** Signs and delivers. The company's specialist must have the usual password. */
export async function assinarLaudo({ como }: Empresa, laudo: string, versao: number) {
  return ok(
    await como.ESPECIALISTA('POST /laudo/:codigo/assinar', {
      codigo: laudo,
      versao,
      senha: SENHA,
      entregar: true,
      aceitarAvisos: true,
    }),
  )
}

/** Makes sure that it is concluded, with the receivable and the repasse: delivering the last laudo does it by itself. */
export async function concluir({ como }: Empresa, atendimento: string) {
  const { versao, estado } = ok(await como.CLIENTE('GET /atendimento/:codigo', { codigo: atendimento }))
  if (estado === 'CONCLUIDO') return { versao, estado }
  return ok(
    await como.CLIENTE('POST /atendimento/:codigo/transicao', { codigo: atendimento, versao, acao: 'concluir' }),
  )
}

/** The whole main job, from the request to the charge. */
export async function percorrer(amb: Ambiente, empresa: Empresa) {
  const aberto = await abrirAtendimento(amb, empresa)
  const escrito = await escreverLaudo(empresa, aberto.item)
  const assinado = await assinarLaudo(empresa, escrito.laudo, escrito.versao)
  await concluir(empresa, aberto.atendimento)
  return { ...aberto, ...escrito, ...assinado }
}
