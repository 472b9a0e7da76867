import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarAnimal, criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { eventosDe } from '../../../teste/eventos.ts'
import { camposDe } from '../../../teste/respostas.ts'
import {
  criarColega,
  criarServicoComEquipamento,
  mais,
  TERCA_AS_9,
  verbosDaAgenda,
  type PedidoDeTeste,
} from '../../../teste/agenda/agenda.ts'

let amb: Ambiente
let empresa: Empresa
let outra: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  outra = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

/** Nobody is booked then. */
const VAGO = mais(TERCA_AS_9, 300)

const { novoDia, pedido, postar, marcar, ler } = verbosDaAgenda(() => ({ amb, empresa }))

describe('POST /agendamento', () => {
  it('marca com tudo, calcula o fim pelos serviços, e a ficha conta a história', async () => {
    const inicio = novoDia()
    const { servico, equipamento } = await criarServicoComEquipamento(amb, empresa)
    const { codigo, versao } = await marcar({
      inicio,
      servicos: [empresa.servico, servico],
      prioridade: 'URGENTE',
      observacoes: 'Levar gel.\nPortão azul.',
    })
    expect(versao).toBe(1)
    const { corpo } = await ler(codigo)
    expect(corpo).toMatchObject({
      inicio,
      fim: mais(inicio, 70),
      estado: 'AGENDADO',
      origem: 'EMPRESA',
      prioridade: 'URGENTE',
      plantao: false,
      especialista: { codigo: empresa.especialista, telefone: '+5511999990000' },
      parceiro: { codigo: empresa.parceiro },
      local: { tipo: 'PARCEIRO' },
      servicos: [
        { codigo: empresa.servico, duracaoMinutos: 40, modalidade: 'ULTRASSONOGRAFIA', pacote: false },
        { codigo: servico, duracaoMinutos: 30 },
      ],
      equipamentos: [{ codigo: equipamento }],
      observacoes: 'Levar gel.\nPortão azul.',
      criadoPor: empresa.usuarios.CLIENTE.nome,
      atendimento: null,
      linhaDoTempo: [
        { tipo: 'CRIADO', texto: expect.stringMatching(/^Marcado para \d\d\/\d\d\/\d{4} 09:00 às 10:10, com /) },
      ],
      permissoes: {
        confirmar: true,
        iniciar: false,
        devolver: false,
        editar: true,
        mover: true,
        abrirAtendimento: true,
      },
    })
    const { corpo: historico } = await empresa.como.CLIENTE('GET /historico', {
      entidade: 'agendamento',
      registro: codigo,
    })
    expect(historico.itens).toMatchObject([{ acao: 'CRIAR', mudancas: { inicio: [null, inicio] } }])
    const { especialista, parceiro } = empresa
    const lugar = { agendamento: codigo, especialista, parceiro, dia: inicio.slice(0, 10) }
    const eventos = await eventosDe(amb, empresa.cliente, 'agendamento.criado')
    expect(eventos.map(({ dados }) => dados)).toContainEqual({
      ...lugar,
      acao: 'agendar',
      peloParceiro: false,
      peloEspecialista: null,
    })
  })

  it('um domicílio tem endereço e lugar no mapa; o endereço próprio é o da empresa', async () => {
    const inicio = novoDia()
    const { codigo } = await marcar({
      inicio,
      tipoLocal: 'DOMICILIO',
      parceiro: null,
      endereco: 'Rua das Flores, 12',
      latitude: -23.5,
      longitude: -46.6,
    })
    expect((await ler(codigo)).corpo).toMatchObject({
      parceiro: null,
      local: { tipo: 'DOMICILIO', endereco: 'Rua das Flores, 12', latitude: -23.5, longitude: -46.6 },
    })
    const proprio = await marcar({ inicio: mais(inicio, 60), tipoLocal: 'PROPRIO', parceiro: null })
    expect((await ler(proprio.codigo)).corpo.local).toMatchObject({
      tipo: 'PROPRIO',
      endereco: 'Rua das Acácias, 10, Centro',
    })
  })

  it('a trilha guarda o que a ficha mostra, nomes ao lado de chaves: onde, com quem, com o quê', async () => {
    const { servico } = await criarServicoComEquipamento(amb, empresa)
    const pedida = { tipoLocal: 'DOMICILIO', parceiro: null, endereco: 'Rua das Flores, 12' } as const
    const { codigo } = await marcar({ inicio: novoDia(), servicos: [servico], prioridade: 'URGENTE', ...pedida })
    const { corpo: ficha } = await ler(codigo)
    const { corpo } = await empresa.como.CLIENTE('GET /historico', { entidade: 'agendamento', registro: codigo })
    const nomeado = (de: { codigo: string; nome: string } | null) => de && { codigo: de.codigo, nome: de.nome }
    expect(corpo.itens[0]?.mudancas).toMatchObject({
      estado: [null, 'AGENDADO'],
      inicio: [null, ficha.inicio],
      fim: [null, ficha.fim],
      tipoLocal: [null, 'DOMICILIO'],
      endereco: [null, 'Rua das Flores, 12'],
      especialista: [null, nomeado(ficha.especialista)],
      animal: [null, nomeado(ficha.animal)],
      servicos: [null, ficha.servicos.map(({ nome }) => nome)],
      equipamentos: [null, ficha.equipamentos.map(({ nome }) => nome)],
      prioridade: [null, 'URGENTE'],
    })
    expect(ficha.equipamentos).toHaveLength(1)
  })

  it('só a reserva pode não ter paciente, e então tem contato', async () => {
    const inicio = novoDia()
    const { codigo } = await marcar({ inicio, animal: null, contato: 'Recepção', estado: 'RESERVADO' })
    expect((await ler(codigo)).corpo).toMatchObject({ estado: 'RESERVADO', animal: null, contato: 'Recepção' })
    expect(camposDe((await postar({ inicio: mais(inicio, 60), animal: null, contato: 'X' })).corpo)).toHaveProperty(
      'animal',
    )
    expect(
      camposDe((await postar({ inicio: mais(inicio, 60), animal: null, estado: 'RESERVADO' })).corpo),
    ).toHaveProperty('contato')
  })

  it('enviar duas vezes com a mesma chave marca uma', async () => {
    const corpo = await pedido({ inicio: novoDia() })
    const idempotencia = randomUUID()
    const enviar = () => empresa.como.CLIENTE('POST /agendamento', corpo, { idempotencia })
    const [um, dois] = [await enviar(), await enviar()]
    expect([um.status, dois.status]).toEqual([201, 201])
    expect(dois.corpo).toEqual(um.corpo)
  })

  it.each<[string, Partial<PedidoDeTeste>, string]>([
    ['sem serviço', { servicos: [] }, 'servicos'],
    ['serviço repetido', { servicos: [randomUUID(), randomUUID()].flatMap((s) => [s, s]) }, 'servicos'],
    ['serviço que não existe', { servicos: [randomUUID()] }, 'servicos'],
    ['especialista que não existe', { especialista: randomUUID() }, 'especialista'],
    ['clínica que não existe', { parceiro: randomUUID() }, 'parceiro'],
    ['paciente que não existe', { animal: randomUUID() }, 'animal'],
    ['plano que não existe', { planoSaude: randomUUID() }, 'planoSaude'],
    ['clínica sem clínica', { parceiro: null }, 'parceiro'],
    ['domicílio sem endereço', { tipoLocal: 'DOMICILIO' }, 'endereco'],
    ['latitude sem longitude', { tipoLocal: 'DOMICILIO', endereco: 'x', latitude: 1 }, 'latitude'],
    ['latitude que não há', { latitude: 91, longitude: 1 }, 'latitude'],
    ['fim antes do começo', { fim: mais(VAGO, -10) }, 'fim'],
    ['quatro minutos', { fim: mais(VAGO, 4) }, 'fim'],
    ['mais de doze horas', { fim: mais(VAGO, 721) }, 'fim'],
    ['ontem', { inicio: '2026-11-19T15:00:00Z' }, 'inicio'],
    ['daqui a três anos', { inicio: '2029-11-20T15:00:00Z' }, 'inicio'],
    ['data que não se lê', { inicio: 'amanhã' }, 'inicio'],
    ['plano ignorado sem motivo', { ignorarPlano: true }, 'motivoPlano'],
  ])('recusa %s no campo', async (_nome, mudancas, campo) => {
    const { status, corpo } = await postar({ inicio: VAGO, ...mudancas })
    expect(status, JSON.stringify(corpo)).toBe(422)
    expect(Object.keys(camposDe(corpo))).toContain(campo)
  })

  it('o que está inativo não é marcado, nem um paciente que morreu', async () => {
    const { animal } = await criarAnimal(amb, empresa.cliente)
    await amb.db.updateTable('animal').set({ obito: '2026-11-01' }).where('codigo', '=', animal).execute()
    expect(camposDe((await postar({ animal })).corpo)).toHaveProperty('animal')
    const colega = await criarColega(amb, empresa)
    await amb.db.updateTable('especialista').set({ ativo: false }).where('codigo', '=', colega).execute()
    expect(camposDe((await postar({ especialista: colega })).corpo)).toHaveProperty('especialista')
  })

  it('hoje mais cedo ainda se marca: o que começou agora há pouco', async () => {
    const { status } = await postar({ inicio: '2026-11-20T14:00:00Z', confirmarPlantao: true })
    expect(status).toBe(201)
  })

  it('o especialista marca na própria agenda e só nela; a clínica não marca; outra empresa não alcança', async () => {
    const inicio = novoDia()
    const { animal } = await criarAnimal(amb, empresa.cliente)
    await amb.db
      .insertInto('agendamento')
      .values({
        cliente: empresa.cliente,
        especialista: empresa.especialista,
        animal,
        inicio: mais(inicio, 300),
        fim: mais(inicio, 330),
        estado: 'AGENDADO',
        criado_em: inicio,
      })
      .execute()
    const { ESPECIALISTA, PARCEIRO, CLIENTE_BASE } = empresa.como
    expect((await postar({ inicio, animal }, ESPECIALISTA)).status).toBe(201)
    const colega = await criarColega(amb, empresa)
    expect((await postar({ inicio, animal, especialista: colega }, ESPECIALISTA)).status).toBe(403)
    // A patient that it never examined is not at its reach.
    expect((await postar({ inicio: mais(inicio, 60) }, ESPECIALISTA)).status).toBe(422)
    expect((await postar({ inicio }, PARCEIRO)).status).toBe(403)
    expect((await postar({ inicio }, CLIENTE_BASE)).status).toBe(403)
    expect((await amb.semToken('POST /agendamento', await pedido({ inicio }))).status).toBe(401)
    expect((await outra.como.CLIENTE('POST /agendamento', await pedido({ inicio }))).status).toBe(422)
  })
})

describe('horário ocupado', () => {
  it('diz o que ocupa, e a cada um só o que pode ver', async () => {
    const inicio = novoDia()
    const colega = await criarColega(amb, empresa)
    const { animal } = await criarAnimal(amb, empresa.cliente)
    const { codigo } = await marcar({ inicio, animal, especialista: colega })
    const daEmpresa = await postar({ inicio: mais(inicio, 39), animal })
    expect(daEmpresa).toMatchObject({
      status: 409,
      corpo: {
        codigo: 'HORARIO_OCUPADO',
        mensagem: expect.stringMatching(/^Mel .* já tem agendamento em .*, das 09:00 às 09:40\./),
        detalhes: { ocupacoes: [{ por: 'ANIMAL', inicio, agendamento: codigo, especialista: expect.any(String) }] },
      },
    })
    await marcar({ inicio: mais(inicio, 120), animal })
    const doEspecialista = await postar({ inicio: mais(inicio, 10), animal }, empresa.como.ESPECIALISTA)
    expect(doEspecialista.corpo).toMatchObject({
      detalhes: { ocupacoes: [{ por: 'ANIMAL', agendamento: null, paciente: null, especialista: null }] },
    })
  })

  it('um pacote ocupa os equipamentos do que contém, e dura o que duram', async () => {
    const inicio = novoDia()
    const { servico, equipamento } = await criarServicoComEquipamento(amb, empresa)
    const { corpo: pacote } = await empresa.como.CLIENTE('POST /servico', {
      nome: `Pacote ${randomUUID().slice(0, 8)}`,
      modalidade: 'RADIOGRAFIA',
      precoCentavos: 100,
      pacote: true,
      composicao: [empresa.servico, servico],
    })
    const { codigo } = await marcar({ inicio, servicos: [pacote.codigo] })
    expect((await ler(codigo)).corpo).toMatchObject({
      fim: mais(inicio, 70),
      equipamentos: [{ codigo: equipamento }],
      servicos: [{ pacote: true, composicao: [{ codigo: empresa.servico }, { codigo: servico }] }],
    })
    const recusa = await postar({ inicio, especialista: await criarColega(amb, empresa), servicos: [servico] })
    expect(recusa.corpo).toMatchObject({ detalhes: { ocupacoes: [{ por: 'EQUIPAMENTO', agendamento: codigo }] } })
    const repetido = await postar({ inicio: mais(inicio, 120), servicos: [pacote.codigo, servico] })
    expect(camposDe(repetido.corpo)['servicos']).toContain('já está em um dos pacotes')
  })
})
