import { VERSAO_DOS_TERMOS } from '@vetlume/dominio/conta'
import { MODELOS_DE_LAUDO, MODELOS_DE_TEXTO } from '@vetlume/dominio/modelos'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { cpfUnico, criarEmpresa, criarUsuario, SENHA, type Empresa } from '../../../teste/fabricas.ts'
import { abrirPorta, cadastro, deOutroEndereco, NOVA, segredoDe } from '../../../teste/porta.ts'

let amb: Ambiente
let empresa: Empresa
let porta: ReturnType<typeof abrirPorta>

beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  porta = abrirPorta(amb, empresa)
})
afterAll(() => amb.fechar())

describe('teste grátis', () => {
  it('cria a empresa em teste de 14 dias, com tudo para o primeiro laudo, e entra depois de confirmar', async () => {
    const dados = cadastro({ documento: '12.ABC.345/01DE-35' })
    expect(await porta.enviar('teste-gratis', dados)).toEqual({ status: 200, corpo: { emailSai: false } })
    expect((await porta.entrar(dados.email)).corpo).toMatchObject({ codigo: 'EMAIL_NAO_CONFIRMADO' })

    const [carta, ...outras] = await porta.cartasPara(dados.email)
    expect(outras).toEqual([])
    expect(carta?.assunto).toBe('Confirme seu e-mail para começar')
    expect(carta?.url).toMatch(/^https:\/\/vetlume\.test\/sucesso-cadastro#[\w-]{43}$/)
    expect((await porta.enviar('confirmar-email', { segredo: segredoDe(carta?.url) })).status).toBe(204)
    const { status, corpo } = await porta.entrar(dados.email)
    expect(status).toBe(200)
    expect(corpo.user).toMatchObject({ nome: 'Marília Nogueira', perfis: ['CLIENTE'] })

    const cliente = await amb.db
      .selectFrom('cliente')
      .selectAll()
      .where('documento', '=', '12ABC34501DE35')
      .executeTakeFirstOrThrow()
    expect(cliente).toMatchObject({
      estado: 'TESTE',
      teste_ate: '2026-12-04',
      nome_fantasia: 'Ecopet Diagnósticos',
      telefone: '+5511912345678',
      plano: null,
    })
    const publicados = await amb.db
      .selectFrom('modelo_documento_versao')
      .select('estado')
      .where('cliente', '=', cliente.codigo)
      .execute()
    expect(publicados).toEqual([...MODELOS_DE_LAUDO, ...MODELOS_DE_TEXTO].map(() => ({ estado: 'PUBLICADA' })))
    const servicos = await amb.db
      .selectFrom('servico')
      .select(['nome', 'especialidade'])
      .where('cliente', '=', cliente.codigo)
      .execute()
    expect(servicos.map(({ nome }) => nome)).toEqual(
      expect.arrayContaining(['Consulta', 'PAAF (citologia aspirativa)', 'Exames laboratoriais']),
    )
    expect(servicos.every(({ especialidade }) => especialidade !== null)).toBe(true)
    const deOutro = await amb.db
      .selectFrom('servico as s')
      .innerJoin('modelo_documento as m', 'm.codigo', 's.modelo')
      .select(['s.nome', 'm.nome as modelo'])
      .where('s.cliente', '=', cliente.codigo)
      .execute()
    expect(deOutro).toEqual([{ nome: 'PAAF (citologia aspirativa)', modelo: 'Citologia: cães' }])
    const [usuario] = await porta.usuariosCom(dados.email)
    const aceite = await amb.db
      .selectFrom('aceite_de_termos')
      .selectAll()
      .where('usuario', '=', usuario?.codigo ?? '')
      .executeTakeFirstOrThrow()
    expect(aceite).toMatchObject({
      versao: VERSAO_DOS_TERMOS,
      aceito_em: amb.relogio.agora().toString({ smallestUnit: 'millisecond' }),
    })
  })

  it('guarda o plano e o ciclo escolhidos, e recusa um que não está à venda', async () => {
    const { corpo: planos } = await amb.semToken('GET /plano/publico')
    const dados = cadastro({ plano: planos[1]?.codigo, ciclo: 'ANUAL' })
    expect((await porta.enviar('teste-gratis', dados)).status).toBe(200)
    const cliente = await amb.db
      .selectFrom('cliente')
      .selectAll()
      .where('documento', '=', dados.documento)
      .executeTakeFirstOrThrow()
    expect(cliente).toMatchObject({ plano: planos[1]?.codigo, ciclo: 'ANUAL', estado: 'TESTE' })
    const recusado = await porta.enviar('teste-gratis', cadastro({ plano: randomUUID() }))
    expect(recusado).toMatchObject({ status: 422, corpo: { codigo: 'REFERENCIA_INEXISTENTE' } })
  })

  it('aponta cada campo errado e não grava nada', async () => {
    const dados = cadastro({ nome: '', documento: '123', telefone: '1', senha: 'senha123', versaoTermos: '0' })
    const { status, corpo } = await porta.enviar('teste-gratis', dados)
    expect(status).toBe(422)
    expect(Object.keys(corpo.campos).toSorted()).toEqual(['documento', 'nome', 'senha', 'telefone', 'versaoTermos'])
    expect(await porta.usuariosCom(dados.email)).toEqual([])
  })

  it('dez envios ao mesmo tempo criam uma conta e mandam uma carta', async () => {
    const dados = cadastro()
    const respostas = await Promise.all(Array.from({ length: 10 }, () => porta.enviar('teste-gratis', dados)))
    expect(respostas.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
    expect(await porta.usuariosCom(dados.email)).toHaveLength(1)
    expect(await porta.cartasPara(dados.email)).toHaveLength(1)
  })

  it('dez pessoas com o mesmo documento ao mesmo tempo: uma empresa; as outras são avisadas por e-mail', async () => {
    const documento = cpfUnico()
    const todos = Array.from({ length: 10 }, () => cadastro({ documento }))
    const respostas = await Promise.all(todos.map((dados) => porta.enviar('plano-gratis', dados)))
    expect(new Set(respostas.map(({ status }) => status))).toEqual(new Set([200]))
    const assuntos = (await Promise.all(todos.map(({ email }) => porta.cartasPara(email))))
      .flat()
      .map(({ assunto }) => assunto)
    expect(assuntos.toSorted()).toEqual([
      'Confirme seu e-mail para começar',
      ...Array.from({ length: 9 }, () => 'Ecopet Diagnósticos já usa o Vetlume'),
    ])
    expect(
      await amb.db.selectFrom('cliente').select('codigo').where('documento', '=', documento).execute(),
    ).toHaveLength(1)
  })

  it('com e-mail de quem já tem conta responde o mesmo, não muda nada e avisa o dono uma vez', async () => {
    const dono = await criarUsuario(amb, ['CLIENTE'])
    const novo = cadastro()
    const repetido = cadastro({ email: dono.email.toUpperCase() })
    expect(await porta.enviar('teste-gratis', repetido)).toEqual(await porta.enviar('teste-gratis', novo))
    await porta.enviar('plano-gratis', repetido)
    expect((await porta.cartasPara(dono.email)).map(({ assunto, url }) => [assunto, url])).toEqual([
      ['Você já tem conta no Vetlume', 'https://vetlume.test/login'],
    ])
    expect((await porta.entrar(dono.email, SENHA)).status).toBe(200)
    expect(
      await amb.db.selectFrom('cliente').select('codigo').where('documento', '=', repetido.documento).execute(),
    ).toEqual([])
  })

  it('quem tenta de novo sem ter confirmado recebe um link que define a senha: a primeira deixa de valer', async () => {
    const primeiro = cadastro({ senha: 'a senha de outra pessoa' })
    await porta.enviar('teste-gratis', primeiro)
    amb.relogio.avancar({ minutes: 11 })
    await porta.enviar('teste-gratis', { ...primeiro, senha: NOVA })
    const cartas = await porta.cartasPara(primeiro.email)
    expect(cartas.map(({ assunto }) => assunto)).toEqual([
      'Confirme seu e-mail para começar',
      'Seu cadastro no Vetlume já existe',
    ])
    expect((await porta.enviar('redefinir-senha', { segredo: segredoDe(cartas[1]?.url), senha: NOVA })).status).toBe(
      204,
    )
    expect((await porta.entrar(primeiro.email, 'a senha de outra pessoa')).status).toBe(401)
    expect((await porta.entrar(primeiro.email)).status).toBe(200)
  })

  it('a sexta vez na mesma hora, do mesmo endereço, espera; um campo errado não conta', async () => {
    const endereco = deOutroEndereco()
    expect((await porta.enviar('teste-gratis', cadastro({ nome: '' }), endereco)).status).toBe(422)
    for (let i = 0; i < 5; i++)
      expect((await porta.enviar(i % 2 ? 'plano-gratis' : 'teste-gratis', cadastro(), endereco)).status).toBe(200)
    expect(await porta.enviar('teste-gratis', cadastro(), endereco)).toMatchObject({
      status: 429,
      corpo: { codigo: 'MUITAS_TENTATIVAS' },
    })
    amb.relogio.avancar({ hours: 1 })
    expect((await porta.enviar('teste-gratis', cadastro(), endereco)).status).toBe(200)
  })
})

describe('plano grátis', () => {
  it('cria uma CLIENTE_BASE sem prazo, que entra no simulador', async () => {
    const dados = cadastro()
    expect((await porta.enviar('plano-gratis', dados)).status).toBe(200)
    const [carta] = await porta.cartasPara(dados.email)
    await porta.enviar('confirmar-email', { segredo: segredoDe(carta?.url) })
    expect((await porta.entrar(dados.email)).corpo.user.perfis).toEqual(['CLIENTE_BASE'])
    const cliente = await amb.db
      .selectFrom('cliente')
      .selectAll()
      .where('documento', '=', dados.documento)
      .executeTakeFirstOrThrow()
    expect(cliente).toMatchObject({ estado: 'GRATIS', teste_ate: null })
  })
})

describe('planos à venda', () => {
  it('mostra preços e limites sem pedir quem é, do mais barato ao mais caro', async () => {
    const { status, corpo } = await amb.semToken('GET /plano/publico')
    expect(status).toBe(200)
    expect(corpo.map(({ mensalCentavos }) => mensalCentavos)).toEqual(
      corpo.map(({ mensalCentavos }) => mensalCentavos).toSorted((a, b) => a - b),
    )
    expect(corpo[0]).toMatchObject({ nome: expect.any(String), diasTeste: 14, recursos: expect.any(Array) })
  })
})

it('a conta criada enxerga só a própria empresa', async () => {
  const dados = await porta.cadastrarEConfirmar()
  const { corpo } = await porta.entrar(dados.email)
  const minhas = await amb.app.inject({
    url: `/api/cliente/multiplos?codigoUsuario=${corpo.user.codigo}`,
    headers: { authorization: `Bearer ${corpo.token}` },
  })
  expect(minhas.json()).toMatchObject([{ nome: 'Ecopet Diagnósticos', perfis: ['CLIENTE'] }])
})

describe('CPF de quem se cadastra', () => {
  const confirmar = async (email: string) => {
    const [carta] = await porta.cartasPara(email)
    expect((await porta.enviar('confirmar-email', { segredo: segredoDe(carta?.url) })).status).toBe(204)
  }

  it('entra com o CPF que deu, e com o da empresa que é uma pessoa', async () => {
    const CPF = cpfUnico()
    const comCnpj = cadastro({ documento: '11.222.333/0001-81', cpf: CPF })
    const comCpf = cadastro({ documento: cpfUnico() })
    for (const [dados, cpf] of [
      [comCnpj, CPF],
      [comCpf, comCpf.documento],
    ] as const) {
      expect((await porta.enviar('plano-gratis', dados)).status).toBe(200)
      await confirmar(dados.email)
      const { status, corpo } = await porta.entrar(cpf)
      expect(status).toBe(200)
      expect(corpo.user).toMatchObject({ nome: 'Marília Nogueira' })
    }
  })

  it('o de quem já entra com ele fica de fora, sem que a resposta o diga', async () => {
    const dono = cadastro({ documento: cpfUnico() })
    await porta.enviar('plano-gratis', dono)
    const outro = cadastro({ cpf: dono.documento })
    expect((await porta.enviar('plano-gratis', outro)).status).toBe(200)
    const [doDono] = await porta.usuariosCom(dono.email)
    expect(doDono).toMatchObject({ cpf: dono.documento })
    expect(await porta.usuariosCom(outro.email)).toMatchObject([{ cpf: null }])
  })

  it('um CPF que não é: 422', async () => {
    const { status, corpo } = await porta.enviar('plano-gratis', cadastro({ cpf: '111' }))
    expect(status).toBe(422)
    expect(Object.keys(corpo.campos)).toEqual(['cpf'])
  })
})

describe('reenviar a confirmação', () => {
  const pedir = (identificador: string) => porta.enviar('reenviar-confirmacao', { identificador })

  it('manda outro link, e os dois confirmam; no máximo três por hora', async () => {
    const dados = cadastro()
    await porta.enviar('teste-gratis', dados)
    for (let vez = 0; vez < 3; vez++)
      expect(await pedir(dados.email)).toEqual({ status: 200, corpo: { emailSai: false } })
    const cartas = await porta.cartasPara(dados.email)
    expect(cartas).toHaveLength(3)
    expect(new Set(cartas.map(({ assunto }) => assunto))).toEqual(new Set(['Confirme seu e-mail para começar']))
    expect((await porta.enviar('confirmar-email', { segredo: segredoDe(cartas.at(-1)?.url) })).status).toBe(204)
    expect((await porta.entrar(dados.email)).status).toBe(200)
  })

  it('de quem não existe, ou já confirmou, a resposta é a mesma e não sai carta', async () => {
    const dono = await criarUsuario(amb, ['CLIENTE'])
    for (const email of [dono.email, 'ninguem@nenhum.vet'])
      expect(await pedir(email)).toEqual({ status: 200, corpo: { emailSai: false } })
    expect(await porta.cartasPara(dono.email)).toEqual([])
  })
})
