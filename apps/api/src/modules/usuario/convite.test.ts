import { VERSAO_DOS_TERMOS } from '@vetlume/dominio/conta'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { cpfUnico, criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { abrirPorta, NOVA, segredoDe } from '../../../teste/porta.ts'

let amb: Ambiente
let empresa: Empresa
let porta: ReturnType<typeof abrirPorta>
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  porta = abrirPorta(amb, empresa)
})
afterAll(() => amb.fechar())

const pessoa = (mudanca: object = {}) => ({
  nome: "Ana D'Ávila Ção 🐶",
  email: `${randomUUID()}@convite.vet`,
  perfis: ['CLIENTE' as const],
  vinculos: [{ perfil: 'CLIENTE' as const, cliente: empresa.cliente }],
  ...mudanca,
})
const convidar = (dados = pessoa()) => empresa.como.ADMIN('POST /usuario', dados)
const aceitar = (segredo: string, senha = NOVA, versaoTermos: string = VERSAO_DOS_TERMOS) =>
  porta.enviar('aceitar-convite', { segredo, senha, versaoTermos })
const ultimaCarta = async (email: string) => (await porta.cartasPara(email)).at(-1)
const segredoPara = async (email: string) => segredoDe((await ultimaCarta(email))?.url)
const trilha = async (registro: string) =>
  (await empresa.como.ADMIN('GET /historico', { entidade: 'usuario', registro })).corpo.itens

describe('convite', () => {
  it('cria a pessoa sem senha, manda a carta, e quem aceita escolhe a senha e concorda com os termos', async () => {
    const dados = pessoa({
      email: `MAIUSCULA-${randomUUID()}@Convite.vet`,
      cpf: cpfUnico(),
      telefone: '(11) 91234-5678',
    })
    const { status, corpo } = await convidar(dados)
    expect([status, corpo.estado, corpo.versao]).toEqual([201, 'CONVIDADO', 1])
    expect(corpo).toMatchObject({
      nome: dados.nome,
      email: dados.email.toLowerCase(),
      telefone: '+5511912345678',
      perfis: ['CLIENTE'],
      vinculos: [{ perfil: 'CLIENTE', cliente: { codigo: empresa.cliente }, parceiro: null, especialista: null }],
      convite: { enviadoEm: '2026-11-20T15:00:00.000Z', expiraEm: '2026-11-27T15:00:00.000Z', vale: true },
      permissoes: { editar: true, excluir: true, verHistorico: true },
      acoes: { convidar: true, redefinirSenha: false, encerrarSessoes: false },
    })
    const carta = await ultimaCarta(corpo.email)
    expect(carta?.assunto).toBe('Convite para o Vetlume')
    expect(carta?.url).toMatch(/^https:\/\/vetlume\.test\/recuperar-senha\?convite=1#[\w-]{43}$/)
    expect((await porta.entrar(corpo.email)).status).toBe(401)

    expect((await aceitar(segredoDe(carta?.url))).status).toBe(204)
    expect((await porta.entrar(corpo.email)).status).toBe(200)
    const { corpo: depois } = await empresa.como.ADMIN('GET /usuario/:codigo', { codigo: corpo.codigo })
    expect(depois).toMatchObject({ estado: 'ATIVO', convite: null, permissoes: { excluir: false } })
    const aceite = await amb.db.selectFrom('aceite_de_termos').selectAll().where('usuario', '=', corpo.codigo).execute()
    expect(aceite).toMatchObject([{ versao: VERSAO_DOS_TERMOS }])
    expect((await trilha(corpo.codigo)).map(({ acao, usuario }) => [acao, usuario])).toEqual([
      ['ACEITAR_CONVITE', null],
      ['CRIAR', empresa.usuarios.ADMIN.nome],
    ])
  })

  it('serve uma vez, mesmo para oito ao mesmo tempo, e por sete dias', async () => {
    const { corpo } = await convidar()
    const segredo = await segredoPara(corpo.email)
    const disputa = await Promise.all(Array.from({ length: 8 }, (_, i) => aceitar(segredo, `${NOVA} ${i}`)))
    expect(disputa.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      204,
      ...Array.from({ length: 7 }, () => 410),
    ])
    const [dentro, fora] = [(await convidar()).corpo, (await convidar()).corpo]
    const segredos = await Promise.all([segredoPara(dentro.email), segredoPara(fora.email)])
    amb.relogio.avancar({ hours: 24 * 7 - 1, minutes: 59, seconds: 59 })
    expect((await aceitar(segredos[0])).status).toBe(204)
    amb.relogio.avancar({ seconds: 1 })
    expect(await aceitar(segredos[1])).toMatchObject({ status: 410, corpo: { codigo: 'LINK_EXPIRADO' } })
    amb.relogio.fixar('2026-11-20T15:00:00Z')
  })

  it('uma senha recusada, ou termos velhos, não gastam o convite', async () => {
    const { corpo } = await convidar(pessoa({ nome: 'Bartolomeu Guimarães' }))
    const segredo = await segredoPara(corpo.email)
    for (const senha of ['senha123', 'guimaraes26', 'curta'])
      expect(await aceitar(segredo, senha)).toMatchObject({
        status: 422,
        corpo: { campos: { senha: expect.any(String) } },
      })
    expect((await aceitar(segredo, NOVA, '0.1')).corpo.campos).toHaveProperty('versaoTermos')
    expect((await aceitar(segredo)).status).toBe(204)
  })

  it('mandado outra vez, só o último vale, até três por hora', async () => {
    const { corpo } = await convidar()
    const primeiro = await segredoPara(corpo.email)
    amb.relogio.avancar({ seconds: 1 })
    const { codigo } = corpo
    expect((await empresa.como.ADMIN('POST /usuario/:codigo/convite', { codigo })).status).toBe(200)
    expect((await aceitar(primeiro)).status).toBe(410)
    amb.relogio.avancar({ seconds: 1 })
    expect((await empresa.como.ADMIN('POST /usuario/:codigo/convite', { codigo })).status).toBe(200)
    expect((await empresa.como.ADMIN('POST /usuario/:codigo/convite', { codigo })).status).toBe(429)
    expect((await aceitar(await segredoPara(corpo.email))).status).toBe(204)
    expect(await empresa.como.ADMIN('POST /usuario/:codigo/convite', { codigo })).toMatchObject({
      status: 409,
      corpo: { mensagem: 'Esta pessoa já aceitou o convite.' },
    })
    amb.relogio.fixar('2026-11-20T15:00:00Z')
  })

  it('cancelado não abre nada; pode ser excluído sem deixar rastro da conta', async () => {
    const { corpo } = await convidar()
    const segredo = await segredoPara(corpo.email)
    const { codigo } = corpo
    const cancelado = await empresa.como.ADMIN('DELETE /usuario/:codigo/convite', { codigo })
    expect(cancelado.corpo).toMatchObject({ estado: 'INATIVO', convite: { vale: false } })
    expect((await aceitar(segredo)).status).toBe(410)
    expect((await empresa.como.ADMIN('POST /usuario/:codigo/convite', { codigo })).status).toBe(409)
    const reativado = await empresa.como.ADMIN('PUT /usuario/:codigo/situacao', { codigo, versao: 2, ativo: true })
    expect(reativado.corpo).toMatchObject({ estado: 'CONVIDADO', convite: { vale: false } })
    expect((await empresa.como.ADMIN('DELETE /usuario/:codigo', { codigo })).status).toBe(204)
    expect((await empresa.como.ADMIN('GET /usuario/:codigo', { codigo })).status).toBe(404)
    expect(await amb.db.selectFrom('pessoa').select('codigo').where('email', '=', corpo.email).execute()).toEqual([])
    expect((await convidar(pessoa({ email: corpo.email }))).status).toBe(201)
  })

  it('outro e-mail: o convite do primeiro deixa de valer e vai outro ao novo', async () => {
    const dados = pessoa()
    const { corpo } = await convidar(dados)
    const antigo = await segredoPara(corpo.email)
    const email = `${randomUUID()}@convite.vet`
    amb.relogio.avancar({ seconds: 1 })
    await empresa.como.ADMIN('PUT /usuario/:codigo', { ...dados, email, codigo: corpo.codigo, versao: 1 })
    expect((await aceitar(antigo)).status).toBe(410)
    expect((await aceitar(await segredoPara(email))).status).toBe(204)
    amb.relogio.fixar('2026-11-20T15:00:00Z')
  })

  it('quem esqueceu que foi convidado recebe o convite, nunca um link que pula os termos', async () => {
    const { corpo } = await convidar()
    amb.relogio.avancar({ seconds: 1 })
    expect((await porta.enviar('recuperar-senha', { identificador: corpo.email })).status).toBe(200)
    expect((await porta.cartasPara(corpo.email)).map(({ assunto }) => assunto)).toEqual([
      'Convite para o Vetlume',
      'Convite para o Vetlume',
    ])
    amb.relogio.fixar('2026-11-20T15:00:00Z')
  })
})
