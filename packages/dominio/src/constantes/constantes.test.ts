import { describe, expect, it } from 'vitest'
import * as constantes from './index.ts'

describe('constantes da especificação (§3, §9)', () => {
  it.each([
    ['PONTO_DE_QUEBRA_DESKTOP_PX', 991],
    ['SUBMENU_ANIMACAO_MS', 400],
    ['SOBREPOSICAO_MINIMA_MS', 300],
    ['DESLOCAMENTO_DO_TOKEN_S', 0],
    ['LOCALE', 'pt-BR'],
    ['MOEDA', 'BRL'],
  ] as const)('%s = %s', (nome, valor) => {
    expect(constantes[nome]).toBe(valor)
  })

  it('aparência padrão: ondulação ligada, outlined, menu static, light, escala 14', () => {
    expect(constantes.APARENCIA_PADRAO).toEqual({
      ondulacao: true,
      campos: 'outlined',
      menu: 'static',
      esquema: 'light',
      escala: 14,
    })
  })

  it('modos de menu: static, overlay, horizontal', () => {
    expect([...constantes.MODOS_DE_MENU]).toEqual(['static', 'overlay', 'horizontal'])
  })

  it('a escala padrão cabe nos limites oferecidos', () => {
    const { ESCALA_MINIMA, ESCALA_MAXIMA, APARENCIA_PADRAO } = constantes
    expect(APARENCIA_PADRAO.escala).toBeGreaterThanOrEqual(ESCALA_MINIMA)
    expect(APARENCIA_PADRAO.escala).toBeLessThanOrEqual(ESCALA_MAXIMA)
  })

  it('chaves de armazenamento: token, user, clienteSessao, clinicaSessao', () => {
    expect(Object.values(constantes.CHAVES_DE_ARMAZENAMENTO)).toEqual([
      'token',
      'user',
      'clienteSessao',
      'clinicaSessao',
    ])
  })
})
