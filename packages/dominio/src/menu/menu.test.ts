import { describe, expect, it } from 'vitest'
import { CARTOES, MENU, PERFIS, ehSubmenu, menuDoPerfil, type GrupoDeMenu } from './index.ts'

type Linha = readonly [grupo: string, submenu: string, rotulo: string, rota: string, perfis: readonly string[]]

// Copied by hand from the specification (§2 and §6), row by row, on purpose not derived from the data.
const ESPERADO: readonly Linha[] = [
  ['Painel de Controle', '', 'Dashboard', '/dashboard', ['ADMIN', 'CLIENTE']],
  ['Agenda', '', 'Agendamento', '/agenda/agenda-atendimento', []],
  ['Atendimento', '', 'Atendimento', '/atendimento', ['CLIENTE', 'PARCEIRO']],
  ['Laudo', '', 'Laudo', '/laudo', ['CLIENTE']],
  ['Utilitário', '', 'Simulador Custo Exame', '/utilitario/simulador-custo-exame', ['CLIENTE', 'CLIENTE_BASE']],
  ['Cadastro', '', 'Paciente', '/cadastro/animal', ['CLIENTE']],
  ['Cadastro', '', 'Cliente', '/cadastro/cliente', ['ADMIN']],
  ['Cadastro', '', 'Clínica Parceira', '/cadastro/parceiro', ['CLIENTE']],
  ['Cadastro', '', 'Espécie', '/cadastro/especie', ['ADMIN']],
  ['Cadastro', '', 'Especialidade', '/cadastro/especialidade', ['CLIENTE']],
  ['Cadastro', '', 'Especialista', '/cadastro/especialista', ['CLIENTE']],
  ['Cadastro', '', 'Plano Saúde', '/cadastro/plano-saude', ['ADMIN']],
  ['Cadastro', '', 'Planos Vetlume', '/cadastro/planos-vetlume', ['ADMIN']],
  ['Cadastro', '', 'Raça', '/cadastro/raca', ['ADMIN']],
  ['Cadastro', '', 'Serviço', '/cadastro/servico', ['CLIENTE']],
  ['Cadastro', '', 'Tutor', '/cadastro/tutor', ['CLIENTE']],
  ['Cadastro', '', 'Usuário', '/cadastro/usuario', ['ADMIN']],
  ['Configuração', '', 'Cidade', '/configuracao/cidade', ['ADMIN']],
  ['Configuração', '', 'Horário Atendimento', '/configuracao/horario-atendimento', ['ADMIN']],
  ['Configuração', '', 'Modelo Documento', '/configuracao/modelo-documento', ['CLIENTE']],
  ['Financeiro', 'Despesa', 'Grupo Despesa', '/financeiro/grupo-despesa', ['ADMIN']],
  ['Financeiro', 'Despesa', 'Tipo Despesa', '/financeiro/tipo-despesa', ['ADMIN']],
  ['Financeiro', '', 'Cupons de Desconto', '/financeiro/cupom', ['ADMIN']],
  ['Financeiro', '', 'Contas Pagar', '/financeiro/contas-pagar', ['ADMIN', 'CLIENTE', 'PARCEIRO']],
  ['Financeiro', '', 'Contas Receber', '/financeiro/contas-receber', ['ADMIN', 'CLIENTE']],
  ['Financeiro', '', 'DRE', '/financeiro/demonstrativo-resultado', ['ADMIN']],
  ['Financeiro', '', 'Fluxo Caixa', '/financeiro/fluxo-caixa', ['ADMIN']],
]

function achatar(grupos: readonly GrupoDeMenu[]): Linha[] {
  return grupos.flatMap((grupo) =>
    grupo.itens.flatMap((entrada): Linha[] =>
      ehSubmenu(entrada)
        ? entrada.itens.map((i) => [grupo.rotulo, entrada.rotulo, i.rotulo, i.rota, i.perfis])
        : [[grupo.rotulo, '', entrada.rotulo, entrada.rota, entrada.perfis]],
    ),
  )
}

/** A registry of ours comes among those of the specification, which stay in its order. */
const daEspecificacao = (grupos: readonly GrupoDeMenu[]) =>
  achatar(grupos).filter(([, , , rota]) => ESPERADO.some((linha) => linha[3] === rota))

describe('menu da especificação', () => {
  it('perfis', () => {
    expect([...PERFIS]).toEqual(['ADMIN', 'CLIENTE', 'CLIENTE_BASE', 'ESPECIALISTA', 'PARCEIRO'])
  })

  it('grupos na ordem', () => {
    expect(MENU.map((grupo) => grupo.rotulo)).toEqual([
      'Painel de Controle',
      'Agenda',
      'Atendimento',
      'Laudo',
      'Utilitário',
      'Cadastro',
      'Configuração',
      'Financeiro',
    ])
  })

  it('não há linha a mais nem a menos, fora os cadastros nossos', () => {
    const nossas = achatar(MENU).filter(([, , , rota]) => !ESPERADO.some((linha) => linha[3] === rota))
    const dosCartoes = new Set<string>(CARTOES.map(({ rota }) => rota))
    expect(nossas.filter(([, , , rota]) => !dosCartoes.has(rota))).toEqual([])
    expect(daEspecificacao(MENU)).toHaveLength(ESPERADO.length)
  })

  it.each(ESPERADO.map((linha, indice) => [indice, linha] as const))('linha %i: %j', (indice, linha) => {
    expect(daEspecificacao(MENU)[indice]).toEqual(linha)
  })
})

describe('menuDoPerfil', () => {
  it.each([...PERFIS])('%s vê exatamente as linhas que o citam, e nenhum grupo vazio', (perfil) => {
    const menu = menuDoPerfil([perfil])
    expect(daEspecificacao(menu)).toEqual(ESPERADO.filter((linha) => linha[4].includes(perfil)))
    for (const grupo of menu) {
      expect(grupo.itens.length).toBeGreaterThan(0)
      for (const entrada of grupo.itens) if (ehSubmenu(entrada)) expect(entrada.itens.length).toBeGreaterThan(0)
    }
  })

  it('o que um papel não alcança some, com o grupo que ficaria vazio', () => {
    const menu = menuDoPerfil(['CLIENTE'], (rota) => !rota.startsWith('/financeiro') && rota !== '/laudo')
    const rotas = achatar(menu).map(([, , , rota]) => rota)
    expect(rotas).not.toContain('/laudo')
    expect(menu.map(({ rotulo }) => rotulo)).not.toContain('Financeiro')
    expect(rotas).toContain('/atendimento')
  })

  it('só o primeiro perfil decide', () => {
    expect(menuDoPerfil(['PARCEIRO', 'ADMIN'])).toEqual(menuDoPerfil(['PARCEIRO']))
    expect(menuDoPerfil(['ADMIN', 'PARCEIRO'])).toEqual(menuDoPerfil(['ADMIN']))
  })

  it('sem perfil vale CLIENTE', () => {
    expect(menuDoPerfil([])).toEqual(menuDoPerfil(['CLIENTE']))
    expect(menuDoPerfil([''])).toEqual(menuDoPerfil(['CLIENTE']))
  })

  it('especialista e perfil desconhecido não têm entradas', () => {
    expect(menuDoPerfil(['ESPECIALISTA'])).toEqual([])
    expect(menuDoPerfil(['OUTRO'])).toEqual([])
  })

  it('o submenu Despesa some para quem não o vê e fica inteiro para o ADMIN', () => {
    const submenus = (perfil: string) => menuDoPerfil([perfil]).flatMap((g) => g.itens.filter(ehSubmenu))
    expect(submenus('CLIENTE')).toEqual([])
    expect(submenus('ADMIN').map((s) => s.itens.map((i) => i.rotulo))).toEqual([['Grupo Despesa', 'Tipo Despesa']])
  })
})
