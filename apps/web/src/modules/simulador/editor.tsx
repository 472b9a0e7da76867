import { dadosDaSimulacao, simular } from '@vetlume/dominio/simulador'
import { useEffect, useEffectEvent, useState } from 'react'
import { comSobreposicao } from '../../lib/ocupado.ts'
import { usePode } from '../../lib/use-pode.ts'
import { useRegistroNaUrl } from '../../lib/use-registro-na-url.ts'
import { avisar } from '../../ui/avisar.ts'
import { confirmar } from '../../ui/confirmar.ts'
import { CampoTexto } from '../../ui/formulario/campo-texto.tsx'
import { Formulario } from '../../ui/formulario/formulario.tsx'
import { useFormulario } from '../../ui/formulario/use-formulario.ts'
import { MenuDeAcoes } from '../../ui/menu-de-acoes.tsx'
import { Pagina } from '../../ui/pagina.tsx'
import { BotaoHistorico } from '../historico/index.ts'
import { EloDoLaboratorio } from './abas-do-simulador.tsx'
import { useGravacaoDaSimulacao, type Simulacao } from './api.ts'
import { AvisoDoExemplo } from './aviso-do-exemplo.tsx'
import { Cenarios } from './cenarios.tsx'
import { ComparacaoComOReal } from './comparacao-com-o-real.tsx'
import { DialogoDoNome } from './dialogo-do-nome.tsx'
import { DialogoDoOrcamento } from './dialogo-do-orcamento.tsx'
import { EXEMPLO, type DadosLidos, type ValoresDaSimulacao } from './formulario.ts'
import { CAMPOS_DA_SIMULACAO } from './historico-da-simulacao.ts'
import { LEITURA } from './leitura.ts'
import { MIGALHAS_DE_UMA } from './onde.ts'

const valoresDe = ({ nome, cenarios }: Pick<Simulacao, 'nome' | 'cenarios'>): ValoresDaSimulacao => ({ nome, cenarios })

function useEditor(simulacao: Simulacao | null) {
  const { abrir } = useRegistroNaUrl()
  const { criar, alterar } = useGravacaoDaSimulacao()
  const [aberta, definirAberta] = useState(simulacao)
  const [criada, definirCriada] = useState<string | null>(null)
  const form = useFormulario<ValoresDaSimulacao, DadosLidos, Simulacao>({
    esquema: dadosDaSimulacao,
    valores: simulacao === null ? EXEMPLO : valoresDe(simulacao),
    conflito:
      aberta === null
        ? undefined
        : {
            aberto: aberta,
            valores: valoresDe,
            leitura: LEITURA,
            // What a refusal brings does not say what this person may do; that has not changed.
            aoAdotar: (atual) => definirAberta({ ...aberta, ...atual }),
          },
    aoEnviar: async (dados) => {
      const salva = await (aberta === null ? criar(dados) : alterar(aberta, dados))
      form.assentar(valoresDe(salva))
      avisar.sucesso('Simulação salva.')
      if (aberta === null) definirCriada(salva.codigo)
      else definirAberta(salva)
    },
  })
  // Once it is drawn as saved: until then, leaving for its own address would ask about changes.
  const irPara = useEffectEvent(abrir)
  useEffect(() => {
    if (criada !== null) irPara(criada)
  }, [criada])
  return { form, aberta }
}

type Pedido = 'SALVAR' | 'DUPLICAR' | 'ORCAMENTO' | null

const precosDe = ({ cenarios }: Simulacao) =>
  cenarios.map((cenario) => simular(cenario).resultado?.cobradoCentavos ?? null)

function useAcoesDaSimulacao(aberta: Simulacao | null, dispensarMudancas: () => void) {
  const { abrir, fechar } = useRegistroNaUrl()
  const { duplicar, excluir } = useGravacaoDaSimulacao()
  return {
    fechar,
    duplicar: async (nome: string) => {
      if (aberta === null) return
      const copia = await duplicar(aberta, nome)
      avisar.sucesso('Cópia criada.')
      abrir(copia.codigo)
    },
    excluir: async () => {
      if (aberta === null) return
      const certeza = await confirmar({
        titulo: `Excluir simulação “${aberta.nome}”?`,
        texto: 'Depois de excluir não há como voltar atrás.',
        confirmar: 'Excluir',
        perigo: true,
      })
      if (!certeza) return
      try {
        await comSobreposicao(() => excluir(aberta), 'Excluindo…')
        avisar.sucesso('Simulação excluída.')
        dispensarMudancas()
        fechar()
      } catch (erro) {
        avisar.erro(erro)
      }
    },
  }
}

/** A simulation, saved or new: everything is calculated again as one types, by the rule that the server keeps it with. */
export function EditorDaSimulacao({ simulacao }: { simulacao: Simulacao | null }) {
  const { form, aberta } = useEditor(simulacao)
  const [pedido, definirPedido] = useState<Pedido>(null)
  const [ativo, definirAtivo] = useState(0)
  const [recusas, definirRecusas] = useState(0)
  const acoes = useAcoesDaSimulacao(aberta, form.dispensarMudancas)
  const titulo = aberta?.nome ?? 'Nova simulação'
  const leResultado = usePode('resultado:ler')
  const seEstiverCerto = async (fazer: () => unknown) => {
    if (await form.trigger('cenarios')) return void (await fazer())
    const comErro = form.getValues('cenarios').findIndex((_, i) => form.getFieldState(`cenarios.${i}`).invalid)
    definirAtivo(Math.max(0, comErro))
    definirRecusas((antes) => antes + 1)
  }
  // A new one is named when it is saved, once the rest of it is right.
  const enviar: typeof form.enviar = (evento) => {
    evento?.preventDefault()
    return seEstiverCerto(() => (aberta === null ? definirPedido('SALVAR') : form.enviar()))
  }
  const salvarCom = (nome: string) => {
    form.setValue('nome', nome)
    return seEstiverCerto(form.enviar)
  }
  return (
    <Pagina
      titulo={titulo}
      migalhas={[...MIGALHAS_DE_UMA, { rotulo: titulo }]}
      acoes={
        <>
          {aberta === null && <EloDoLaboratorio />}
          {aberta?.permissoes.verHistorico === true && (
            <BotaoHistorico
              entidade="simulacao"
              registro={aberta.codigo}
              nome={aberta.nome}
              campos={CAMPOS_DA_SIMULACAO}
            />
          )}
          <MenuDeAcoes
            grupos={[
              [
                aberta !== null && { rotulo: 'Orçamento em PDF', executar: () => definirPedido('ORCAMENTO') },
                aberta !== null && { rotulo: 'Duplicar', executar: () => definirPedido('DUPLICAR') },
              ],
              [
                aberta?.permissoes.excluir === true && {
                  rotulo: 'Excluir',
                  perigo: true,
                  executar: () => void acoes.excluir(),
                },
              ],
            ]}
          />
        </>
      }
    >
      <Formulario form={{ ...form, enviar }} rotulo={titulo} rodape="fixo" aoCancelar={acoes.fechar}>
        {aberta === null ? (
          <AvisoDoExemplo form={form} />
        ) : (
          <CampoTexto controle={form.control} nome="nome" rotulo="Nome da simulação" obrigatorio maximo={120} />
        )}
        <Cenarios form={form} ativo={ativo} aoEscolher={definirAtivo} recusas={recusas} />
        {leResultado && <ComparacaoComOReal controle={form.control} indice={ativo} />}
      </Formulario>
      {pedido === 'ORCAMENTO' && aberta !== null && (
        <DialogoDoOrcamento simulacao={aberta} precos={precosDe(aberta)} aoFechar={() => definirPedido(null)} />
      )}
      {pedido === 'SALVAR' && (
        <DialogoDoNome
          titulo="Salvar simulação"
          confirmar="Salvar"
          sugestao={form.getValues('cenarios.0.servico').replace(' (exemplo)', '')}
          aoConfirmar={salvarCom}
          aoFechar={() => definirPedido(null)}
        />
      )}
      {pedido === 'DUPLICAR' && (
        <DialogoDoNome
          titulo={`Duplicar “${titulo}”`}
          confirmar="Duplicar"
          sugestao={`${titulo.slice(0, 110)} (cópia)`}
          aoConfirmar={acoes.duplicar}
          aoFechar={() => definirPedido(null)}
        />
      )}
    </Pagina>
  )
}
