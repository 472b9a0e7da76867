import { describe, expect, it } from 'vitest'
import { MODELOS_DA_ASSINATURA } from './modelos-da-assinatura.ts'
import { comoHtml, comoTexto, escreverEmail, MODELOS_DE_EMAIL, type ModeloDeEmail } from './index.ts'

const MOMENTO = { quando: '2026-11-20T15:00:00Z', fuso: 'America/Sao_Paulo' }
const EXAME = {
  nome: 'Ana',
  agendamento: '0193a000-0000-7000-8000-000000000001',
  empresa: 'Ecopet',
  clinica: 'Clínica Lumiar',
  animal: 'Rex',
  servicos: ['Ultrassom abdominal', 'Raio-X'],
  inicio: '2026-11-24T12:00:00Z',
  fuso: 'America/Sao_Paulo',
}
const LAUDO = {
  nome: 'Ana',
  empresa: 'Ecopet',
  laudo: '0193a000-0000-7000-8000-000000000003',
  numero: 42,
  edicao: 1,
  titulo: 'Ultrassonografia abdominal',
  animal: 'Rex',
  critico: false,
}
const PEDIDO = { nome: 'Ana Prado', empresa: 'Ecopet', tipo: 'ACESSO', numero: 3, prazo: '2026-12-05' }
const DA_ASSINATURA = { nome: 'Ana Prado', empresa: 'Ecopet', plano: 'Clínica', valorCentavos: 19_900 }
const EXEMPLOS: { readonly [M in ModeloDeEmail]: Record<string, unknown> } = {
  convite: { nome: 'Ana Prado', de: 'Rui Paz', empresas: ['Ecopet', 'Lumiar'] },
  'convite-da-equipe': { nome: 'Ana Prado', de: 'Rui Paz', empresa: 'Lumiar', como: 'Recepção' },
  'exportacao-pronta': {
    nome: 'Ana Prado',
    empresa: 'Ecopet',
    tamanho: 12_340_000,
    sha256: 'a'.repeat(64),
    ate: '2026-11-27T12:00:00Z',
    fuso: 'America/Sao_Paulo',
  },
  'email-alterado': { nome: 'Ana Prado', antigo: 'a@b.vet', novo: 'c@d.vet' },
  'segundo-fator-ligado': { nome: 'Ana Prado', ...MOMENTO },
  'segundo-fator-desligado': { nome: 'Ana Prado', ...MOMENTO, peloAdministrador: true },
  'chave-de-acesso-incluida': { nome: 'Ana Prado', ...MOMENTO, chave: 'Celular' },
  'chave-de-acesso-removida': { nome: 'Ana Prado', ...MOMENTO, chave: 'Celular' },
  'aparelho-novo': { nome: 'Ana Prado', ...MOMENTO, aparelho: 'Chrome no Windows', rede: '200.10.20.x' },
  'codigo-de-recuperacao-usado': { nome: 'Ana Prado', ...MOMENTO, restam: 1 },
  'pedido-recebido': EXAME,
  'pedido-aceito': EXAME,
  'horario-proposto': EXAME,
  'proposta-respondida': { ...EXAME, aceita: false, motivo: 'O tutor viaja' },
  'pedido-recusado': { ...EXAME, motivo: 'Sem equipe no dia' },
  'agendamento-cancelado': { ...EXAME, motivo: 'Chuva', pelaClinica: true },
  'agendamento-marcado': EXAME,
  'agendamento-movido': { ...EXAME, reconfirmar: true },
  'lembrete-de-agendamento': EXAME,
  'presenca-recusada': { ...EXAME, quer: 'OUTRO_HORARIO', motivo: null },
  'laudo-entregue': LAUDO,
  'laudo-ao-tutor': {
    nome: 'Ana Silva',
    empresa: 'Ecopet',
    animal: 'Thor',
    titulo: 'Ultrassom abdominal',
    edicao: 1,
    expiraEm: MOMENTO.quando,
    fuso: MOMENTO.fuso,
  },
  'critico-sem-confirmacao': {
    ...LAUDO,
    clinica: 'Clínica Lumiar',
    daEmpresa: true,
    entregueEm: MOMENTO.quando,
    fuso: MOMENTO.fuso,
  },
  'fechamento-enviado': {
    nome: 'Ana',
    empresa: 'Ecopet',
    fechamento: '0193a000-0000-7000-8000-000000000002',
    numero: 7,
    exames: 12,
    ate: '2026-10-31',
    totalCentavos: 123_456,
    vencimento: '2026-11-10',
  },
  cobranca: {
    nome: 'Ana',
    empresa: 'Ecopet',
    assunto: 'Em aberto: Fechamento nº 7',
    paragrafos: ['Fechamento nº 7, de R$ 10,00, venceu.'],
    pix: '00020126PIX',
    titulo: '0193a000-0000-7000-8000-000000000003',
  },
  'codigo-do-titular': { nome: 'Ana Prado', empresa: 'Ecopet', tipo: 'ACESSO' },
  'pedido-do-titular-registrado': PEDIDO,
  'pedido-do-titular-respondido': PEDIDO,
  'pedido-de-titular-recebido': { ...PEDIDO, empresa: 'Ana', pedido: '0193a000-0000-7000-8000-000000000004' },
  'pedido-de-titular-no-prazo': { ...PEDIDO, empresa: 'Ana', pedido: '0193a000-0000-7000-8000-000000000004' },
  'assinatura-paga': { ...DA_ASSINATURA, de: '2026-11-20', ate: '2026-12-20', teste: true },
  'assinatura-nota': { ...DA_ASSINATURA, numero: 12, semValorFiscal: true },
  'assinatura-renova': { ...DA_ASSINATURA, dia: '2026-12-20', cartao: 'Visa final 1234', teste: true },
  'assinatura-recusada': {
    ...DA_ASSINATURA,
    mensagem: 'O cartão não tem limite para esta compra.',
    oQueFazer: 'Libere limite com o banco, use outro cartão ou pague com Pix.',
    novaTentativa: '2026-12-21',
    prazo: '2026-12-27',
  },
  'assinatura-em-carencia': { ...DA_ASSINATURA, prazo: '2026-12-27' },
  'assinatura-suspensa': { nome: 'Ana Prado', empresa: 'Ecopet', porque: 'FALTA_DE_PAGAMENTO' },
  'teste-acaba': { nome: 'Ana Prado', empresa: 'Ecopet', testeAte: '2026-12-04' },
  'assinatura-cancelada': { nome: 'Ana Prado', empresa: 'Ecopet', ate: '2026-12-20' },
  'assinatura-encerrada': { nome: 'Ana Prado', empresa: 'Ecopet' },
  'pagamento-devolvido': { nome: 'Ana Prado', empresa: 'Ecopet', valorCentavos: 19_900, teste: false },
  'confirmar-email': { nome: 'Ana Prado', empresa: 'Ecopet', testeAte: '2026-12-04' },
  'cadastro-pendente': { nome: 'Ana Prado' },
  'conta-existente': { nome: 'Ana Prado' },
  'empresa-existente': { nome: 'Ana Prado', empresa: 'Ecopet' },
  'redefinir-senha': { nome: 'Ana Prado' },
  'senha-alterada': { nome: 'Ana Prado', ...MOMENTO },
}
const lugar = { origem: 'https://vetlume.test', segredo: 'abc_123' }
const modelos = Object.keys(MODELOS_DE_EMAIL) as ModeloDeEmail[]

describe('modelos de e-mail', () => {
  it.each(modelos)('%s diz o mesmo em texto e em HTML, com o segredo só no fragmento', (modelo) => {
    const carta = escreverEmail(modelo, EXEMPLOS[modelo], lugar)
    const texto = comoTexto(carta)
    const html = comoHtml(carta)
    if (carta.botao !== null)
      expect(carta.botao.url).toMatch(
        /^https:\/\/vetlume\.test\/[a-z/-]+(\?(convite|agendamento|codigo)=[\w-]+)?#abc_123$/,
      )
    expect(carta.saudacao).toBe('Olá, Ana!')
    for (const trecho of [
      carta.assunto.length > 5 && carta.saudacao,
      ...carta.paragrafos,
      ...carta.observacoes,
      carta.botao?.url ?? '',
      carta.codigo?.texto ?? '',
    ]) {
      expect(texto).toContain(trecho)
      expect(html).toContain(trecho)
    }
  })

  it('no pé das cartas a quem a empresa conhece está o endereço dos pedidos dela; nas outras, não', () => {
    const empresa = '0193a000-0000-7000-8000-000000000009'
    const doPe = `https://vetlume.test/privacidade/pedido?empresa=${empresa}`
    const comPe = modelos.filter((modelo) => {
      const carta = escreverEmail(modelo, EXEMPLOS[modelo], { ...lugar, empresa })
      expect(comoHtml(carta).includes(`href="${doPe}"`)).toBe(comoTexto(carta).includes(doPe))
      return comoTexto(carta).includes(doPe)
    })
    expect(comPe).toEqual(['lembrete-de-agendamento', 'laudo-ao-tutor', 'cobranca'])
  })

  it('leva à página certa, sem fragmento quando não há segredo', () => {
    const rotas = modelos.map((modelo) =>
      escreverEmail(modelo, EXEMPLOS[modelo], { ...lugar, segredo: null }).botao?.url.slice(lugar.origem.length),
    )
    expect(rotas).toEqual([
      '/recuperar-senha?convite=1',
      '/recuperar-senha?convite=equipe',
      '/empresa/exportacao',
      '/login',
      '/login',
      '/login',
      '/login',
      '/login',
      '/login',
      '/login',
      ...Array.from({ length: 8 }, () => `/agenda/agenda-atendimento?agendamento=${EXAME.agendamento}`),
      '/confirmar-agendamento',
      `/agenda/agenda-atendimento?agendamento=${EXAME.agendamento}`,
      '/laudo/editar?codigo=0193a000-0000-7000-8000-000000000003',
      '/laudo-compartilhado',
      '/laudo/editar?codigo=0193a000-0000-7000-8000-000000000003',
      '/financeiro/fechamento?codigo=0193a000-0000-7000-8000-000000000002',
      '/financeiro/contas-pagar?codigo=0193a000-0000-7000-8000-000000000003',
      undefined,
      '/privacidade/acompanhar',
      '/privacidade/acompanhar',
      '/empresa/privacidade?codigo=0193a000-0000-7000-8000-000000000004',
      '/empresa/privacidade?codigo=0193a000-0000-7000-8000-000000000004',
      ...Object.keys(MODELOS_DA_ASSINATURA).map(() => '/empresa/assinatura'),
      '/sucesso-cadastro',
      '/recuperar-senha',
      '/login',
      '/login',
      '/recuperar-senha',
      '/recuperar-senha',
    ])
  })

  it('quem não tem página nossa recebe a carta sem botão, com o Pix; sem chave, nem ele', () => {
    const carta = escreverEmail('cobranca', { ...EXEMPLOS.cobranca, titulo: null }, lugar)
    expect(carta.botao).toBeNull()
    for (const escrita of [comoTexto(carta), comoHtml(carta)]) {
      expect(escrita).toContain('00020126PIX')
      expect(escrita).not.toContain('vetlume.test')
    }
    const semPix = escreverEmail('cobranca', { ...EXEMPLOS.cobranca, pix: null, titulo: null }, lugar)
    expect(comoTexto(semPix)).not.toContain('Pix')
    expect(comoHtml(semPix)).not.toContain('Pix')
  })

  it('escreve datas e horas como se leem aqui', () => {
    expect(comoTexto(escreverEmail('confirmar-email', EXEMPLOS['confirmar-email'], lugar))).toContain('até 04/12/2026')
    expect(comoTexto(escreverEmail('senha-alterada', EXEMPLOS['senha-alterada'], lugar))).toContain('20/11/2026 12:00')
  })

  it('as cartas da agenda dizem quem, o quê e quando, no fuso da empresa', () => {
    const texto = (modelo: ModeloDeEmail, mudancas = {}) =>
      comoTexto(escreverEmail(modelo, { ...EXEMPLOS[modelo], ...mudancas }, lugar))
    expect(texto('pedido-aceito')).toContain('Ultrassom abdominal e Raio-X: 24/11/2026, às 09:00.')
    expect(texto('pedido-aceito', { fuso: 'America/Manaus' })).toContain('24/11/2026, às 08:00')
    expect(texto('agendamento-cancelado')).toContain('Clínica Lumiar cancelou o exame de Rex')
    expect(texto('agendamento-cancelado', { pelaClinica: false })).toContain('Ecopet cancelou o exame de Rex')
    expect(texto('proposta-respondida')).toContain('Motivo: O tutor viaja')
    expect(texto('proposta-respondida', { aceita: true, motivo: null })).toContain('O exame está agendado.')
    expect(texto('presenca-recusada')).not.toContain('Motivo')
    expect(texto('lembrete-de-agendamento', { clinica: null, animal: null })).toContain(
      'exame de um paciente com Ecopet',
    )
  })

  it('o convite diz quem convida e para onde, e serve também sem nenhum dos dois', () => {
    expect(comoTexto(escreverEmail('convite', EXEMPLOS.convite, lugar))).toContain(
      'Rui Paz convidou você para trabalhar no Vetlume, em Ecopet e Lumiar.',
    )
    expect(comoTexto(escreverEmail('convite', { nome: 'Ana Prado', de: null, empresas: [] }, lugar))).toContain(
      'Você foi convidado para trabalhar no Vetlume.',
    )
  })

  it('não deixa o nome de alguém virar marcação', () => {
    const html = comoHtml(
      escreverEmail('empresa-existente', { nome: '<b>Ana</b>', empresa: `"><img src=x onerror='1'>` }, lugar),
    )
    expect(html).not.toMatch(/<b>|<img/)
    expect(html).toContain('&quot;&gt;&lt;img src=x onerror=&#39;1&#39;&gt;')
  })

  it('recusa dados que não são do modelo', () => {
    expect(() => escreverEmail('confirmar-email', { nome: 'Ana' }, lugar)).toThrow()
  })
})
