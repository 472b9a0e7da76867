import { contratoAcerto } from '@vetlume/dominio/acerto'
import type { Registrar } from '../../infra/http/registrar.ts'
import { abrirAcerto, leituraDe } from './abrir-acerto.ts'
import { acertarPeriodo } from './acertar-periodo.ts'
import { baixarExtratoDoAcerto } from './baixar-extrato.ts'
import { aprovarAcerto, desfazerAcerto } from './decidir-acerto.ts'
import { preverAcerto } from './prever-acerto.ts'
import { listarAcertos } from './queries-leitura.ts'

export function rotasAcerto(registrar: Registrar): void {
  registrar(contratoAcerto, {
    'GET /acerto/previa': preverAcerto,
    'POST /acerto': acertarPeriodo,
    'GET /acerto': ({ ctx, input }) => listarAcertos(ctx.tx, leituraDe(ctx), input),
    'GET /acerto/:codigo': ({ ctx, input }) => abrirAcerto(ctx, input.codigo),
    'GET /acerto/:codigo/pdf': baixarExtratoDoAcerto,
    'POST /acerto/:codigo/aprovacao': aprovarAcerto,
    'POST /acerto/:codigo/desfeito': desfazerAcerto,
  })
}
