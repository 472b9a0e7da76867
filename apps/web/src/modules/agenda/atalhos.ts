import type { GrupoDeAtalhos } from '../../ui/atalhos.tsx'

/** What `?` shows while the agenda is on screen. */
export const ATALHOS_DA_AGENDA: GrupoDeAtalhos = {
  titulo: 'Agenda',
  atalhos: [
    { teclas: ['t'], texto: 'Ir para hoje' },
    { teclas: ['←', 'k'], texto: 'Dia, semana ou mês anterior' },
    { teclas: ['→', 'j'], texto: 'Próximo dia, semana ou mês' },
    { teclas: ['d', 's', 'm', 'l'], texto: 'Ver dia, semana, mês ou lista' },
    { teclas: ['n'], texto: 'Novo agendamento' },
    { teclas: ['+', '-'], texto: 'Horas mais altas ou mais baixas' },
    { teclas: ['Tab'], texto: 'Na grade: escolher um horário vago, e depois os agendamentos' },
    { teclas: ['↑', '↓'], texto: 'No agendamento em foco: mudar o horário' },
    { teclas: ['Shift', '↑ ↓'], texto: 'Mudar a duração' },
    { teclas: ['Ctrl', '← →'], texto: 'Mudar de especialista ou de dia' },
    { teclas: ['Enter'], texto: 'Aplicar a mudança, ou abrir' },
    { teclas: ['Esc'], texto: 'Desistir da mudança' },
  ],
}
