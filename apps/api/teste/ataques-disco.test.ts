import { sql } from 'kysely'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { arquivosEmPasta } from '../src/infra/arquivos.ts'
import { criarDiario } from '../src/infra/diario.ts'
import { abrirAmbiente, type Ambiente, type RespostaDeTeste } from './ambiente.ts'
import { abrir } from './atendimentos.ts'
import { discoQueEnche } from './disco-cheio.ts'
import { criarAnimal, criarEmpresa, unico, type Empresa } from './fabricas.ts'
import { assinar, escrever, imagem } from './laudo/cenario.ts'
import { pdfMinimo } from './pdf/pdf-minimo.ts'

let amb: Ambiente
let empresa: Empresa
let pasta: string
const { disco, encher, esvaziar } = discoQueEnche()
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  pasta = await mkdtemp(path.join(tmpdir(), 'vetlume-disco-'))
  amb.servicos.arquivos = arquivosEmPasta(pasta, disco)
})
afterEach(() => {
  esvaziar()
  vi.restoreAllMocks()
})
afterAll(async () => {
  await amb.fechar()
  await rm(pasta, { recursive: true, force: true })
})

const guardados = async () => (await amb.db.selectFrom('arquivo_guardado').select('sha256').execute()).length
const noDisco = async () =>
  (await readdir(pasta, { recursive: true, withFileTypes: true })).filter((entrada) => entrada.isFile()).length
const foto = async (cor: string) => ({ nome: 'a.jpg', bytes: await imagem(cor) })
const enviarLogo = async (cor: string) =>
  empresa.como.CLIENTE('POST /cliente/proprio/logo', {}, { arquivo: await foto(cor) })
const anexar = (codigo: string, texto: string) =>
  empresa.como.CLIENTE(
    'POST /atendimento/:codigo/anexo',
    { codigo },
    { arquivo: { nome: 'a.pdf', bytes: pdfMinimo(texto) } },
  )
const semEspaco = ({ status, corpo, cabecalhos }: RespostaDeTeste<unknown>) =>
  expect([status, corpo, cabecalhos['retry-after']]).toEqual([
    507,
    expect.objectContaining({
      codigo: 'SEM_ESPACO_EM_DISCO',
      mensagem: expect.stringContaining('Nada foi gravado'),
    }),
    '300',
  ])

describe('com o disco cheio', () => {
  it('nada é guardado nem reservado, a saúde diz, o que existe se lê, e depois tudo volta', async () => {
    const { codigo } = await abrir(amb, empresa)
    const { animal } = await criarAnimal(amb, empresa.cliente)
    expect((await enviarLogo('#112233')).status).toBe(200)
    const anexo = (await anexar(codigo, 'antes')).corpo.codigo
    const antes = [await guardados(), await noDisco()]
    encher()
    semEspaco(await enviarLogo('#445566'))
    semEspaco(await anexar(codigo, 'cheio'))
    semEspaco(
      await empresa.como.CLIENTE('POST /animal/:codigo/foto', { codigo: animal }, { arquivo: await foto('#778899') }),
    )
    expect([await guardados(), await noDisco()]).toEqual(antes)
    expect(await amb.semToken('GET /saude')).toMatchObject({
      status: 503,
      corpo: { detalhes: { vivo: true, pronto: false, banco: 'ok', tarefas: 'ok', disco: 'falha' } },
      cabecalhos: { 'retry-after': '30' },
    })
    const lido = await empresa.como.CLIENTE('GET /atendimento/:codigo/anexo/:anexo', { codigo, anexo })
    expect(lido.bytes.equals(pdfMinimo('antes'))).toBe(true)
    esvaziar()
    expect((await amb.semToken('GET /saude')).status).toBe(200)
    expect((await anexar(codigo, 'cheio')).status).toBe(201)
  })

  it('o que alguém mostra, ou reservou depois, não perde a reserva quando outro envio não cabe', async () => {
    const { codigo } = await abrir(amb, empresa)
    await anexar(codigo, 'mostrado')
    const { sha256 } = await amb.db
      .selectFrom('arquivo')
      .innerJoin('atendimento_anexo as x', 'x.arquivo', 'arquivo.codigo')
      .select('arquivo.sha256')
      .where('x.atendimento', '=', codigo)
      .executeTakeFirstOrThrow()
    // Lost from the disk, and sent again when there is no room.
    await amb.servicos.arquivos.apagar(sha256)
    encher()
    semEspaco(await anexar(codigo, 'mostrado'))
    const reserva = amb.db.selectFrom('arquivo_guardado').select('conferir_em').where('sha256', '=', sha256)
    expect(await reserva.executeTakeFirst()).toEqual({ conferir_em: null })
    esvaziar()
    expect((await anexar(codigo, 'mostrado')).status).toBe(201)
  })

  it('o laudo não fica assinado sem o seu PDF, e se assina quando houver espaço', async () => {
    const casa = await criarEmpresa(amb)
    const escrito = await escrever(amb, casa)
    const antes = await guardados()
    encher()
    semEspaco(await assinar(casa, escrito))
    const { estado } = await amb.db
      .selectFrom('laudo')
      .select('estado')
      .where('codigo', '=', escrito.codigo)
      .executeTakeFirstOrThrow()
    expect([estado, await guardados()]).toEqual(['RASCUNHO', antes])
    esvaziar()
    expect((await assinar(casa, escrito)).status).toBe(200)
  })

  it('o do banco: quem grava recebe o mesmo 507, e quem lê continua lendo', async () => {
    await sql`create function encher() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`.execute(amb.db)
    for (const tabela of ['especie', 'limite'])
      await sql`create trigger encher before insert or update on ${sql.ref(tabela)} execute function encher()`.execute(
        amb.db,
      )
    semEspaco(await empresa.como.ADMIN('POST /especie', { nome: unico('Espécie') }))
    // The count of what a person uses is written down in lots of thirty.
    const lidas = await Promise.all(Array.from({ length: 65 }, () => empresa.como.CLIENTE('GET /servico', {})))
    expect(lidas.filter(({ status }) => status !== 200)).toEqual([])
    for (const tabela of ['especie', 'limite']) await sql`drop trigger encher on ${sql.ref(tabela)}`.execute(amb.db)
  })
})

describe('um arquivo guardado que se perde', () => {
  it.each([
    ['some', 'missing', (chave: string) => amb.servicos.arquivos.apagar(chave)],
    ['estraga', 'damaged', (chave: string) => writeFile(path.join(pasta, chave.slice(0, 2), chave), 'outro')],
  ])(
    '%s: 404 para quem pede, alerta no registro para quem cuida, sem pilha nem nomes',
    async (caso, estado, perder) => {
      const nome = `exame da Mel ${caso}.pdf`
      const { codigo } = await abrir(amb, empresa)
      const { corpo } = await empresa.como.CLIENTE(
        'POST /atendimento/:codigo/anexo',
        { codigo },
        { arquivo: { nome, bytes: pdfMinimo(caso) } },
      )
      const { sha256 } = await amb.db
        .selectFrom('arquivo')
        .select('sha256')
        .where('nome', '=', nome)
        .executeTakeFirstOrThrow()
      await perder(sha256)
      const linhas: string[] = []
      const registro = criarDiario('warn', { write: (linha: string) => void linhas.push(linha) })
      vi.spyOn(amb.app.log, 'child').mockImplementation((dados) => registro.child(dados))
      const resposta = await empresa.como.CLIENTE('GET /atendimento/:codigo/anexo/:anexo', {
        codigo,
        anexo: corpo.codigo,
      })
      expect(resposta).toMatchObject({
        status: 404,
        corpo: { codigo: 'NAO_ENCONTRADO', mensagem: expect.stringContaining('não está mais guardado') },
      })
      expect(linhas.map((linha) => JSON.parse(linha))).toMatchObject([
        { level: 50, msg: 'arquivo guardado perdido', alerta: `stored file is ${estado}`, arquivo: sha256 },
      ])
      expect(linhas.join()).not.toMatch(/Mel|\bat |\.ts:|stack/)
    },
  )
})
