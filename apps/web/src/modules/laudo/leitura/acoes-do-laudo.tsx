import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { arquivoDoLaudo, type LaudoCompleto } from '@vetlume/dominio/laudo'
import { useState } from 'react'
import { abrirEmNovaAba } from '../../../lib/abrir-em-nova-aba.ts'
import { baixar } from '../../../lib/baixar.ts'
import { api } from '../../../lib/navegador.ts'
import { avisar } from '../../../ui/avisar.ts'
import { Botao } from '../../../ui/botao.tsx'
import { confirmar } from '../../../ui/confirmar.ts'
import { Icone } from '../../../ui/icones/icone.tsx'
import { buscarPdf, laudoExistente, useAcaoDoLaudo } from '../api.ts'
import { DialogoDeMotivo } from '../dialogo-de-motivo.tsx'
import { HistoricoDoLaudo } from '../historico-do-laudo.tsx'
import { Compartilhar } from './compartilhar.tsx'

const nomeDoPdf = ({ numero, edicao, paciente }: LaudoCompleto) =>
  arquivoDoLaudo(numero, edicao, `-${paciente.nome.toLowerCase().replace(/[^\p{L}\d]+/gu, '-')}`)

function Pdf({ laudo }: { laudo: LaudoCompleto }) {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (como: 'abrir' | 'baixar') => ({ como, pdf: await buscarPdf(laudo.codigo) }),
    onSuccess: ({ como, pdf }) =>
      como === 'baixar' ? baixar(pdf, nomeDoPdf(laudo)) : abrirEmNovaAba(pdf, nomeDoPdf(laudo)),
    onError: avisar.erro,
  })
  return (
    <>
      <Botao
        variant="outlined"
        startIcon={<Icone nome="open-in-new" />}
        loading={isPending && variables === 'abrir'}
        loadingPosition="start"
        onClick={() => mutate('abrir')}
      >
        Abrir PDF
      </Botao>
      <Botao
        variant="outlined"
        startIcon={<Icone nome="file-download" />}
        loading={isPending && variables === 'baixar'}
        loadingPosition="start"
        onClick={() => mutate('baixar')}
      >
        Baixar PDF
      </Botao>
    </>
  )
}

function Entregar({ laudo: { codigo, versao, parceiro } }: { laudo: LaudoCompleto }) {
  const { mutate, isPending } = useAcaoDoLaudo(codigo, () => api('POST /laudo/:codigo/entregar', { codigo, versao }))
  const nome = parceiro?.nome ?? 'quem pediu o exame'
  const entregar = async () => {
    const sim = await confirmar({
      titulo: `Entregar a ${nome}?`,
      texto: 'O laudo aparece na área da clínica, que é avisada.',
      confirmar: 'Entregar',
    })
    if (sim) mutate(undefined, { onSuccess: () => avisar.sucesso(`Entregue a ${nome}.`), onError: avisar.erro })
  }
  return (
    <Botao
      variant="contained"
      startIcon={<Icone nome="send" />}
      loading={isPending}
      loadingPosition="start"
      onClick={() => void entregar()}
    >
      Entregar
    </Botao>
  )
}

function Retificar({ laudo: { codigo } }: { laudo: LaudoCompleto }) {
  const [aberto, definirAberto] = useState(false)
  const navegar = useNavigate()
  const abrir = (novo: string) => navegar({ to: '/laudo/editar', search: { codigo: novo } })
  const acao = useMutation({
    mutationFn: async (motivo: string) => api('POST /laudo/:codigo/retificar', { codigo, motivo }),
    onSuccess: (criado) => abrir(criado.codigo),
    onError: (erro) => {
      const emAndamento = laudoExistente(erro)
      if (emAndamento !== null) void abrir(emAndamento)
    },
  })
  return (
    <>
      <Botao variant="outlined" startIcon={<Icone nome="edit-note" />} onClick={() => definirAberto(true)}>
        Retificar
      </Botao>
      {aberto && (
        <DialogoDeMotivo
          titulo="Retificar o laudo"
          descricao="Começa uma nova edição com este mesmo conteúdo. Quando ela for assinada, substitui esta e mostra o que mudou."
          confirmar="Começar a nova edição"
          dica="O que precisa ser corrigido"
          acao={acao}
          aoFechar={() => definirAberto(false)}
        />
      )}
    </>
  )
}

/** What can be done with a laudo that is no longer written. */
export function AcoesDoLaudo({ laudo }: { laudo: LaudoCompleto }) {
  const { permissoes, documento, codigo, numero } = laudo
  const [compartilhando, definirCompartilhando] = useState(false)
  return (
    <>
      <HistoricoDoLaudo codigo={codigo} numero={numero} />
      {permissoes.retificar && <Retificar laudo={laudo} />}
      {documento !== null && <Pdf laudo={laudo} />}
      {permissoes.compartilhar && (
        <Botao
          variant={permissoes.entregar ? 'outlined' : 'contained'}
          startIcon={<Icone nome="share" />}
          onClick={() => definirCompartilhando(true)}
        >
          Compartilhar
        </Botao>
      )}
      {permissoes.entregar && <Entregar laudo={laudo} />}
      {compartilhando && <Compartilhar laudo={laudo} aoFechar={() => definirCompartilhando(false)} />}
    </>
  )
}
