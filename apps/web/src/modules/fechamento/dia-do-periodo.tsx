import { useNavigate } from '@tanstack/react-router'
import { data } from '@vetlume/dominio/contrato'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { agoraNoFuso } from '../../lib/fuso.ts'
import { CampoData } from '../../ui/formulario/campo-data.tsx'
import { CampoSelecao } from '../../ui/formulario/campo-selecao.tsx'
import { Grade } from '../../ui/formulario/formulario.tsx'
import { useFormulario } from '../../ui/formulario/use-formulario.ts'

const esquema = z.object({ periodo: z.enum(['PROPRIO', 'ATE']), dia: data })
const OPCOES = [
  { valor: 'PROPRIO', rotulo: 'Dia de fechamento de cada clínica' },
  { valor: 'ATE', rotulo: 'Uma data para todas' },
]

/** Until when exams are charged: each clinic's own closing day, or one day for all. What is chosen stands in the address. */
export function DiaDoPeriodo({ dia }: { dia: string | undefined }) {
  const navegar = useNavigate()
  const hoje = agoraNoFuso().toPlainDate().toString()
  const form = useFormulario({
    esquema,
    valores: { periodo: dia === undefined ? 'PROPRIO' : 'ATE', dia: dia ?? hoje },
    protegerMudancas: false,
    aoEnviar: () => Promise.resolve(),
  })
  const [periodo, digitado] = form.watch(['periodo', 'dia'])
  const valido = data.safeParse(digitado).success && digitado <= hoje
  const escolhido = periodo === 'PROPRIO' ? undefined : valido ? digitado : dia
  useEffect(() => {
    if (escolhido === dia) return
    void navegar({
      to: '/financeiro/fechamento',
      search: { vista: 'fechar', ...(escolhido === undefined ? {} : { dia: escolhido }) },
      replace: true,
    })
  }, [escolhido, dia, navegar])
  return (
    <div className="fe-periodo">
      <Grade>
        <CampoSelecao controle={form.control} nome="periodo" rotulo="Exames feitos até" opcoes={OPCOES} />
        {periodo === 'ATE' && <CampoData controle={form.control} nome="dia" rotulo="Data" maximo={hoje} />}
      </Grade>
    </div>
  )
}
