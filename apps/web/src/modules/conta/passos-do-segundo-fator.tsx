import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { contratoSegundoFator, type SegundoFatorNovo } from '@vetlume/dominio/segundo-fator'
import type { ReactNode } from 'react'
import { Botao } from '../../ui/botao.tsx'
import { CampoTexto } from '../../ui/formulario/campo-texto.tsx'
import { Formulario } from '../../ui/formulario/formulario.tsx'
import { useFormulario } from '../../ui/formulario/use-formulario.ts'
import { baixarCodigos, emPedacos, Qr } from '../sessao/index.ts'

const soCodigo = contratoSegundoFator['POST /conta/segundo-fator/confirmacao'].entrada

interface PassoProps<P> {
  aoCancelar: () => void
  aoProvar: (prova: P) => Promise<void>
}

function Passo({ numero, children }: { numero: number; children: ReactNode }) {
  return (
    <Typography component="li" value={numero} sx={{ pl: 1 }}>
      {children}
    </Typography>
  )
}

/** The key for the app to read, and the code that proves it did. */
export function ProvarAplicativo({ novo, aoCancelar, aoProvar }: PassoProps<string> & { novo: SegundoFatorNovo }) {
  const form = useFormulario({
    esquema: soCodigo,
    valores: { codigo: '' },
    protegerMudancas: false,
    aoEnviar: ({ codigo }) => aoProvar(codigo),
  })
  return (
    <Formulario form={form} rotulo="Provar o aplicativo" rotuloDeSalvar="Ligar" aoCancelar={aoCancelar}>
      <Box component="ol" sx={{ m: 0, pl: 5, display: 'grid', gap: 2 }}>
        <Passo numero={1}>No celular, abra um aplicativo autenticador e leia este QR code.</Passo>
        <Passo numero={2}>Escreva abaixo o código de 6 números que o aplicativo mostra.</Passo>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'center' }}>
        <Box sx={{ '& svg': { display: 'block', border: 1, borderColor: 'divider', borderRadius: 'var(--vl-raio)' } }}>
          <Qr qr={novo.qr} />
        </Box>
        <Box sx={{ flex: '1 1 12rem' }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Sem câmera? Digite esta chave no aplicativo:
          </Typography>
          <Box component="code" sx={{ overflowWrap: 'anywhere', fontSize: '1.05em' }}>
            {emPedacos(novo.chave)}
          </Box>
        </Box>
      </Box>
      <CampoTexto
        controle={form.control}
        nome="codigo"
        rotulo="Código do aplicativo"
        autoComplete="one-time-code"
        maximo={7}
        obrigatorio
        focar
      />
    </Formulario>
  )
}

interface CodigosDeRecuperacaoProps {
  codigos: readonly string[]
  email: string
  aoGuardar: () => void
}

/** Shown once. */
export function CodigosDeRecuperacao({ codigos, email, aoGuardar }: CodigosDeRecuperacaoProps) {
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Typography>
        Se perder o celular, cada um entra uma única vez no lugar do código do aplicativo. Não os mostraremos de novo.
      </Typography>
      <Box
        component="ul"
        aria-label="Códigos de recuperação"
        sx={{
          m: 0,
          p: 4,
          listStyle: 'none',
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
          border: 1,
          borderColor: 'divider',
          borderRadius: 'var(--vl-raio)',
          bgcolor: 'var(--vl-superficie-2)',
        }}
      >
        {codigos.map((codigo) => (
          <li key={codigo}>
            <code>{codigo}</code>
          </li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'flex-end' }}>
        <Botao variant="outlined" onClick={() => baixarCodigos(codigos, email)}>
          Baixar os códigos
        </Botao>
        <Botao variant="contained" onClick={aoGuardar}>
          Já guardei
        </Botao>
      </Box>
    </Box>
  )
}
