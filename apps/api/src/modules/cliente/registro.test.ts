import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { cpfUnico, criarEmpresa, criarUsuario, unico, type Empresa } from '../../../teste/fabricas.ts'
import { percorrer } from '../../../teste/percurso.ts'
import { camposDe, situacoes } from '../../../teste/respostas.ts'

let amb: Ambiente
let empresa: Empresa
let plano: string
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  const criado = await empresa.como.ADMIN('POST /plano', { nome: unico('Plano'), mensalCentavos: 1, anualCentavos: 1 })
  plano = criado.corpo.codigo
})
afterAll(() => amb.fechar())

const admin = () => empresa.como.ADMIN
const dados = () => ({ razaoSocial: unico("Clínica D'Ávila Ltda 🐾"), nome: unico('Clínica'), documento: cpfUnico() })
const assinante = () => ({ ...dados(), estado: 'TESTE', testeAte: '2026-12-31' }) as const

describe('ADMIN', () => {
  it('cadastra um assinante, que já nasce com serviços e modelos; muda o plano; e tudo fica na trilha', async () => {
    const novo = assinante()
    const { corpo, status } = await admin()('POST /cliente', { ...novo, cidade: '3550308', cep: '01001-000' })
    expect(status).toBe(201)
    expect(corpo).toMatchObject({
      ...novo,
      cep: '01001000',
      cidade: { codigo: '3550308', nome: 'São Paulo', uf: 'SP' },
      cor: '#0F6E6E',
      logo: null,
      plano: null,
      ativo: true,
      uso: { usuarios: { usado: 0, limite: null }, laudosMes: { usado: 0 } },
    })
    const { codigo } = corpo
    for (const tabela of ['servico', 'modelo_documento_versao'] as const) {
      const { n } = await amb.db
        .selectFrom(tabela)
        .select((e) => e.fn.countAll<number>().as('n'))
        .where('cliente', '=', codigo)
        .executeTakeFirstOrThrow()
      expect(n).toBeGreaterThan(3)
    }
    const assinou = {
      ...novo,
      codigo,
      versao: 1,
      estado: 'ATIVO' as const,
      testeAte: null,
      plano,
      ciclo: 'ANUAL' as const,
    }
    expect((await admin()('PUT /cliente/:codigo', assinou)).corpo).toMatchObject({
      estado: 'ATIVO',
      plano: { codigo: plano },
      ciclo: 'ANUAL',
      versao: 2,
    })
    const { corpo: trilha } = await admin()('GET /historico', { entidade: 'cliente', registro: codigo })
    expect(trilha.itens.map(({ acao }) => acao)).toEqual(['ALTERAR', 'CRIAR'])
    expect(Object.keys(trilha.itens[0]?.mudancas ?? {})).toEqual(
      expect.arrayContaining(['estado', 'plano', 'testeAte', 'ciclo']),
    )
  })

  it('de dois cadastros com o mesmo documento, um vale', async () => {
    const novo = assinante()
    const respostas = await Promise.all([admin()('POST /cliente', novo), admin()('POST /cliente', novo)])
    expect(situacoes(respostas)).toEqual([201, 409])
    expect(camposDe(respostas.find(({ status }) => status === 409)?.corpo)).toEqual({
      documento: 'Este CPF ou CNPJ já é de outro cliente.',
    })
  })

  it('plano e cidade que não existem: 422 no campo; a empresa da operadora não é um cliente', async () => {
    const sem = (troca: object) => admin()('POST /cliente', { ...assinante(), ...troca })
    expect(Object.keys(camposDe((await sem({ plano: empresa.cliente })).corpo))).toEqual(['plano'])
    expect(Object.keys(camposDe((await sem({ cidade: '5399998' })).corpo))).toEqual(['cidade'])
    const { codigo } = (await admin()('GET /cliente/proprio')).corpo
    expect((await admin()('GET /cliente/:codigo', { codigo })).status).toBe(404)
    expect((await empresa.como.CLIENTE('GET /cliente/:codigo', { codigo: empresa.cliente })).status).toBe(403)
  })

  it('um cliente criado por engano se exclui, com o que nasceu com ele, e fica na trilha do operador', async () => {
    const { codigo } = (await admin()('POST /cliente', assinante())).corpo
    expect((await empresa.como.CLIENTE('DELETE /cliente/:codigo', { codigo })).status).toBe(403)
    expect((await admin()('DELETE /cliente/:codigo', { codigo })).status).toBe(204)
    expect((await admin()('GET /cliente/:codigo', { codigo })).status).toBe(404)
    for (const tabela of ['servico', 'especialidade', 'modelo_documento', 'modelo_documento_versao'] as const)
      expect(await amb.db.selectFrom(tabela).select('codigo').where('cliente', '=', codigo).execute()).toEqual([])
    const { corpo } = await admin()('GET /historico', { entidade: 'cliente', registro: codigo })
    expect(corpo.itens.map(({ acao }) => acao)).toEqual(['EXCLUIR', 'CRIAR'])
    expect((await admin()('DELETE /cliente/:codigo', { codigo })).status).toBe(404)
  })

  it('com qualquer movimento não se exclui, e diz por quê; nada do que tinha se perde', async () => {
    const recusa = await admin()('DELETE /cliente/:codigo', { codigo: empresa.cliente })
    expect(recusa).toMatchObject({ status: 409, corpo: { codigo: 'EM_USO' } })
    for (const uso of ['acessos de usuários', 'especialista', 'clínica parceira'])
      expect((recusa.corpo as unknown as { mensagem: string }).mensagem).toContain(uso)
    const { codigo } = (await admin()('POST /cliente', assinante())).corpo
    const servicos = async () =>
      (await amb.db.selectFrom('servico').select('codigo').where('cliente', '=', codigo).execute()).length
    const tinha = await servicos()
    const alguem = await criarUsuario(amb, ['CLIENTE'])
    const chamar = await amb.como({ usuario: alguem.codigo, perfis: ['CLIENTE'], cliente: codigo })
    const { corpo: ficha } = await chamar('GET /cliente/proprio')
    await chamar('PUT /cliente/proprio', { ...dados(), versao: ficha.versao })
    await amb.db.deleteFrom('vinculo').where('cliente', '=', codigo).execute()
    const porque = await admin()('DELETE /cliente/:codigo', { codigo })
    expect(porque.corpo).toMatchObject({
      codigo: 'EM_USO',
      mensagem: 'Não pode ser excluído porque é usado por 1 mudança feita pela empresa. Você pode desativá-lo.',
    })
    expect(await servicos()).toBe(tinha)
  })

  it('excluir e convidar alguém ao mesmo tempo: um consegue, e nada fica pela metade', async () => {
    for (let vez = 0; vez < 4; vez++) {
      const { codigo: cliente } = (await admin()('POST /cliente', assinante())).corpo
      const convite = {
        nome: 'Rui Paz',
        email: `${randomUUID()}@corrida.vet`,
        perfis: ['CLIENTE' as const],
        vinculos: [{ perfil: 'CLIENTE' as const, cliente }],
      }
      const [exclusao, convidado] = await Promise.all([
        admin()('DELETE /cliente/:codigo', { codigo: cliente }),
        admin()('POST /usuario', convite),
      ])
      const existe = (await admin()('GET /cliente/:codigo', { codigo: cliente })).status
      expect([exclusao.status === 204, convidado.status === 201, existe]).toSatisfy(
        ([excluiu, convidou, status]) => excluiu !== convidou && status === (excluiu ? 404 : 200),
      )
    }
  })

  it('desativar um cliente tira o acesso da sua gente, e só dela; reativar devolve', async () => {
    const saindo = await criarEmpresa(amb)
    const chamar = async (perfil: 'CLIENTE' | 'PARCEIRO' | 'ESPECIALISTA') => {
      const { cliente, parceiro, especialista, usuarios } = saindo
      const papeis = { PARCEIRO: { parceiro }, ESPECIALISTA: { especialista }, CLIENTE: {} }
      const novo = await amb.como({ usuario: usuarios[perfil].codigo, perfis: [perfil], cliente, ...papeis[perfil] })
      return (await novo('GET /dashboard')).status
    }
    const todos = async () => [await chamar('CLIENTE'), await chamar('ESPECIALISTA'), await chamar('PARCEIRO')]
    const situacao = (versao: number, ativo: boolean) =>
      admin()('PUT /cliente/:codigo/situacao', { codigo: saindo.cliente, versao, ativo })
    expect(await todos()).toEqual([200, 200, 200])
    expect((await situacao(1, false)).status).toBe(200)
    expect(await todos()).toEqual([401, 401, 401])
    const entrar = await amb.como({ usuario: saindo.usuarios.CLIENTE.codigo, perfis: ['CLIENTE'] })
    expect((await entrar('POST /auth/contexto', { codigoCliente: saindo.cliente })).status).toBe(404)
    expect((await empresa.como.CLIENTE('GET /dashboard')).status).toBe(200)
    await situacao(2, true)
    expect(await todos()).toEqual([200, 200, 200])
  })
})

describe('a própria empresa', () => {
  it('lê e altera a sua ficha, sem alcançar o plano, o estado nem o fim do teste', async () => {
    const outra = await criarEmpresa(amb)
    const { corpo: antes } = await outra.como.CLIENTE('GET /cliente/proprio')
    expect(antes).toMatchObject({ codigo: outra.cliente, permissoes: { editar: true, excluir: false } })
    const atrevida = {
      ...dados(),
      versao: antes.versao,
      estado: 'CANCELADO',
      plano,
      testeAte: '2099-01-01',
      ativo: false,
    }
    const { corpo, status } = await outra.como.CLIENTE('PUT /cliente/proprio', {
      ...atrevida,
      responsavelTecnico: 'Dra. Ana Prado',
      responsavelCrmv: 'sp 12345',
      chavePix: '(11) 91234-5678',
      timbre: 'Atendimento 24 horas\r\nEstacionamento no local',
      cor: '#1f4e8c',
    })
    expect(status).toBe(200)
    expect(corpo).toMatchObject({
      razaoSocial: atrevida.razaoSocial,
      responsavelCrmv: 'CRMV-SP 12345',
      chavePix: '+5511912345678',
      timbre: 'Atendimento 24 horas\nEstacionamento no local',
      cor: '#1F4E8C',
      estado: 'ATIVO',
      plano: null,
      testeAte: null,
      ativo: true,
      versao: antes.versao + 1,
    })
    const { corpo: trilha } = await outra.como.CLIENTE('GET /historico', {
      entidade: 'cliente',
      registro: outra.cliente,
    })
    expect(Object.keys(trilha.itens[0]?.mudancas ?? {})).toContain('timbre')
  })

  it('de duas gravações da mesma versão, a segunda é recusada com o que há agora', async () => {
    const { corpo } = await empresa.como.CLIENTE_BASE('GET /cliente/proprio')
    const salvar = () => empresa.como.CLIENTE('PUT /cliente/proprio', { ...dados(), versao: corpo.versao })
    const respostas = await Promise.all([salvar(), salvar()])
    expect(situacoes(respostas)).toEqual([200, 409])
    expect(respostas.find(({ status }) => status === 409)?.corpo).toMatchObject({
      codigo: 'CONFLITO_DE_VERSAO',
      detalhes: { atual: { nome: respostas.find(({ status }) => status === 200)?.corpo.nome } },
    })
  })

  it('o documento de outra empresa é recusado no campo', async () => {
    const outra = await criarEmpresa(amb)
    const usado = (await admin()('POST /cliente', assinante())).corpo
    const { corpo } = await outra.como.CLIENTE('GET /cliente/proprio')
    const recusa = await outra.como.CLIENTE('PUT /cliente/proprio', {
      ...dados(),
      documento: usado.documento,
      versao: corpo.versao,
    })
    expect([recusa.status, Object.keys(camposDe(recusa.corpo))]).toEqual([409, ['documento']])
  })
})

describe('logotipo', () => {
  const imagem = async (formato: 'png' | 'jpeg' | 'webp', lado = 1_600) => {
    const cor = { r: 15, g: 110, b: 110, alpha: formato === 'png' ? 0.5 : 1 }
    const feita = sharp({ create: { width: lado, height: lado / 2, channels: 4, background: cor } })
    return { nome: `logo.${formato}`, bytes: new Uint8Array(await feita[formato]().toBuffer()) }
  }

  it('é reescrito em tamanho de timbre, mostrado, trocado e retirado', async () => {
    const enviada = await empresa.como.CLIENTE('POST /cliente/proprio/logo', {}, { arquivo: await imagem('png') })
    expect(enviada.status).toBe(200)
    const baixada = await empresa.como.CLIENTE('GET /cliente/proprio/logo')
    expect(await sharp(baixada.bytes).metadata()).toMatchObject({ format: 'png', width: 800, height: 400 })
    expect(baixada.cabecalhos['content-type']).toBe('image/png')
    const peloAdmin = { codigo: empresa.cliente }
    expect((await admin()('GET /cliente/:codigo/logo', peloAdmin)).bytes.equals(baixada.bytes)).toBe(true)
    const trocada = await admin()('POST /cliente/:codigo/logo', peloAdmin, { arquivo: await imagem('jpeg', 100) })
    expect(trocada.corpo.logo).not.toBe(enviada.corpo.logo)
    expect((await empresa.como.CLIENTE('GET /cliente/proprio')).corpo.logo).toBe(trocada.corpo.logo)
    expect((await empresa.como.CLIENTE('DELETE /cliente/proprio/logo')).status).toBe(204)
    expect((await empresa.como.CLIENTE('GET /cliente/proprio/logo')).status).toBe(404)
  })

  it('sai no laudo assinado, com as linhas do timbre e o CRMV de quem responde', async () => {
    const casa = await criarEmpresa(amb)
    const { corpo: ficha } = await casa.como.CLIENTE('GET /cliente/proprio')
    await casa.como.CLIENTE('PUT /cliente/proprio', {
      ...dados(),
      versao: ficha.versao,
      responsavelTecnico: 'Dra. Ana Prado',
      responsavelCrmv: 'CRMV-SP 12345',
      timbre: 'Atendimento 24 horas\nEstacionamento no local',
    })
    const { corpo } = await casa.como.CLIENTE('POST /cliente/proprio/logo', {}, { arquivo: await imagem('png') })
    const { laudo } = await percorrer(amb, casa)
    const { documento } = await amb.db
      .selectFrom('laudo')
      .select('documento')
      .where('codigo', '=', laudo)
      .executeTakeFirstOrThrow()
    expect(documento).toMatchObject({
      estabelecimento: {
        logo: corpo.logo,
        timbre: ['Atendimento 24 horas', 'Estacionamento no local'],
        responsavelTecnico: 'Dra. Ana Prado (CRMV-SP 12345)',
      },
    })
    const semLogo = (await percorrer(amb, empresa)).laudo
    const [com, sem] = [
      await casa.como.CLIENTE('GET /laudo/:codigo/pdf', { codigo: laudo }),
      await empresa.como.CLIENTE('GET /laudo/:codigo/pdf', { codigo: semLogo }),
    ]
    const imagens = ({ bytes }: { bytes: Buffer }) =>
      bytes.toString('latin1').match(/\/Subtype\s*\/Image/g)?.length ?? 0
    expect(imagens(com)).toBeGreaterThan(imagens(sem))
  })

  it('só PNG ou JPEG sãos', async () => {
    for (const arquivo of [await imagem('webp'), { nome: 'logo.png', bytes: Buffer.from('<svg onload=alert(1)/>') }]) {
      const recusa = await empresa.como.CLIENTE('POST /cliente/proprio/logo', {}, { arquivo })
      expect(recusa).toMatchObject({ status: 415, corpo: { mensagem: 'Envie o logotipo em PNG ou JPEG.' } })
    }
  })
})
