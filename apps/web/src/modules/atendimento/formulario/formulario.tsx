import Box from '@mui/material/Box'
import type { AtendimentoCompleto } from '@vetlume/dominio/atendimento'
import { lazy, useState } from 'react'
import type { OpcaoDeBusca } from '../../../ui/formulario/campo-busca.tsx'
import { Formulario } from '../../../ui/formulario/formulario.tsx'
import { useFormulario } from '../../../ui/formulario/use-formulario.ts'
import { Secao } from '../../../ui/pagina.tsx'
import { perguntaDoPlano } from '../../agenda/index.ts'
import type { Papel } from '../papel.ts'
import { CampoDeExames } from './exames.tsx'
import { SecaoDasJanelas } from './janelas.tsx'
import { perguntando } from './perguntando.ts'
import { ResumoDoPreco, TotalDoPedido } from './resumo-do-preco.tsx'
import { SecaoDaCobranca, SecaoDoExame, SecaoDoPaciente, SecaoDoPedido } from './secoes.tsx'
import { usePreco } from './use-preco.ts'
import { ESQUEMA, type PontoDePartida, type Saida } from './valores.ts'

const DialogoDoPlano = lazy(async () => ({ default: (await import('../../agenda/index.ts')).DialogoDoPlano }))

export interface FormularioDoAtendimentoProps {
  papel: Papel
  partida: PontoDePartida
  /** Being edited; null for a new one. */
  atual: AtendimentoCompleto | null
  rotuloDeSalvar: string
  aoEnviar: (dados: Saida) => Promise<unknown>
  aoCancelar: () => void
  aoRecarregar?: () => void
}

/** The request, to open or to edit, with its price beside it. A clinic sees only what it may say. */
export function FormularioDoAtendimento(props: FormularioDoAtendimentoProps) {
  const { papel, partida, atual, rotuloDeSalvar, aoEnviar, aoCancelar, aoRecarregar } = props
  const form = useFormulario({ esquema: ESQUEMA, valores: partida.valores, aoEnviar: perguntando(papel, aoEnviar) })
  const pergunta = perguntaDoPlano.usar()
  const [clinica, definirClinica] = useState(partida.clinica)
  const comDesconto = papel === 'EMPRESA'
  const preco = usePreco(form.control, atual?.codigo ?? null)
  const sugerirClinica = (nova: OpcaoDeBusca | null) => {
    if (papel === 'PARCEIRO' || nova === null || form.getValues('parceiro')) return
    form.setValue('parceiro', nova.codigo, { shouldDirty: true })
    definirClinica(nova)
  }
  const secao = { form, papel, atual }
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0,1fr)', lg: 'minmax(0,1fr) 21rem' },
      }}
    >
      <Formulario
        form={form}
        rotulo="Atendimento"
        rotuloDeSalvar={rotuloDeSalvar}
        rodape="fixo"
        outrasAcoes={<TotalDoPedido preco={preco} />}
        aoCancelar={aoCancelar}
        {...(aoRecarregar === undefined ? {} : { aoRecarregar })}
      >
        {atual === null && (
          <SecaoDoPaciente form={form} inicial={partida.paciente} aoEscolherClinica={sugerirClinica} />
        )}
        <Secao titulo="Exames">
          <CampoDeExames control={form.control} preco={preco} nomes={partida.nomes} comDesconto={comDesconto} />
        </Secao>
        {papel === 'PARCEIRO' && atual === null && <SecaoDasJanelas form={form} />}
        <SecaoDoPedido {...secao} clinica={clinica} />
        <SecaoDoExame {...secao} especialista={partida.especialista} />
        <SecaoDaCobranca {...secao} plano={partida.plano} />
      </Formulario>
      <ResumoDoPreco preco={preco} />
      {pergunta !== null && <DialogoDoPlano pergunta={pergunta} />}
    </Box>
  )
}
