import type { AtendimentoCompleto } from '@vetlume/dominio/atendimento'
import { useMemo, useState } from 'react'
import { Formulario } from '../../../ui/formulario/formulario.tsx'
import { useFormulario } from '../../../ui/formulario/use-formulario.ts'
import { Secao } from '../../../ui/pagina.tsx'
import { PerguntaComMotivo } from '../../agenda/index.ts'
import { useClinicaDoPaciente } from '../../animal/index.ts'
import type { Papel } from '../papel.ts'
import { CampoDeExames } from './exames.tsx'
import { SecaoDasJanelas } from './janelas.tsx'
import { useRota } from '../use-rota.ts'
import { perguntando } from './perguntando.ts'
import { ResumoDoPreco, TotalDoPedido } from './resumo-do-preco.tsx'
import { SecaoDaCobranca, SecaoDoExame, SecaoDoPaciente, SecaoDoPedido } from './secoes.tsx'
import { usePreco } from './use-preco.ts'
import {
  comItensDe,
  comoPaciente,
  esquemaPara,
  nomesDosServicos,
  valoresDe,
  type NomesDosServicos,
  type PontoDePartida,
  type Saida,
  type Valores,
} from './valores.ts'
import { leituraDoAtendimento } from './leitura.ts'
import estilos from './formulario.module.css'

export interface FormularioDoAtendimentoProps {
  papel: Papel
  partida: PontoDePartida
  /** Being edited; null for a new one. */
  atual: AtendimentoCompleto | null
  rotuloDeSalvar: string
  /** `aberto`: the version that was edited. */
  aoEnviar: (dados: Saida, aberto: AtendimentoCompleto | null) => Promise<unknown>
  aoCancelar: () => void
}

/** The request, to open or to edit, with its price beside it. A clinic sees only what it may say. */
export function FormularioDoAtendimento(props: FormularioDoAtendimentoProps) {
  const { papel, partida, atual, rotuloDeSalvar, aoEnviar, aoCancelar } = props
  const rota = useRota()
  const comDesconto = papel === 'EMPRESA'
  const [aberto, definirAberto] = useState(atual)
  const [nomes, definirNomes] = useState(partida.nomes)
  const [examinado, definirExaminado] = useState(partida.examinado)
  const especie = examinado?.especie ?? null
  const esquema = useMemo(() => esquemaPara(especie, aberto), [especie, aberto])
  const nomear = (novos: NomesDosServicos) => definirNomes((atuais) => ({ ...atuais, ...novos }))
  const form = useFormulario<Valores, Saida, AtendimentoCompleto>({
    esquema,
    valores: partida.valores,
    conflito:
      aberto === null
        ? undefined
        : {
            aberto,
            valores: (registro) => valoresDe(registro, comDesconto),
            leitura: leituraDoAtendimento(nomes),
            aoAdotar: (salvo) => {
              definirAberto(salvo)
              nomear(nomesDosServicos(salvo))
            },
          },
    aoEnviar: perguntando(papel, (dados) => aoEnviar(comItensDe(dados, aberto), aberto), rota.abrir),
  })
  const preco = usePreco(form.control, aberto)
  const { clinica, sugerirClinica } = useClinicaDoPaciente(form, partida.clinica)
  const secao = { form, papel, atual: aberto }
  return (
    <div className={estilos.colunas}>
      <Formulario
        form={form}
        rotulo="Atendimento"
        rotuloDeSalvar={rotuloDeSalvar}
        rodape="fixo"
        outrasAcoes={<TotalDoPedido preco={preco} />}
        aoCancelar={aoCancelar}
      >
        {atual === null && (
          <SecaoDoPaciente
            form={form}
            inicial={partida.paciente}
            aoEscolher={(animal) => {
              definirExaminado(animal === null ? null : comoPaciente(animal))
              if (papel !== 'PARCEIRO') sugerirClinica(animal?.parceiro)
            }}
          />
        )}
        <Secao titulo="Exames">
          <CampoDeExames
            control={form.control}
            preco={preco}
            nomes={nomes}
            aoNomear={nomear}
            comDesconto={comDesconto}
          />
        </Secao>
        {papel === 'PARCEIRO' && atual === null && <SecaoDasJanelas form={form} />}
        <SecaoDoPedido {...secao} clinica={clinica} />
        <SecaoDoExame {...secao} examinado={examinado} especialista={partida.especialista} />
        <SecaoDaCobranca {...secao} plano={partida.plano} />
      </Formulario>
      <ResumoDoPreco preco={preco} />
      <PerguntaComMotivo />
    </div>
  )
}
